/** Boards that take digits, but for pencil marks at the moment. */
import { BY_ROW, each, type HostOptions, shapes } from './page.ts';

const inDivs = ({ givens }: HostOptions) =>
  `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell">${givens[cell]?.replace('.', '')}</div>`)}</div>`;

/** The marks of each cell are part of what the page believes. */
const MODEL = `const marks = model.map(() => '');
  window.pageModel = () => model.map((digit, i) => digit + marks[i]).join('');`;

export const MARKING_SHAPES = shapes({
  // Each press puts a mark, or takes it out again.
  'marks-toggled': (o) => ({
    style: '.cell.marked { font-size: 9px; }',
    body: inDivs(o),
    script: `${MODEL}
      wireKeys(all('.cell'), (cell, digit) => {
        const i = all('.cell').indexOf(cell);
        model[i] = '.';
        marks[i] = digit && ([...marks[i]].includes(digit) ? marks[i].replace(digit, '') : marks[i] + digit);
        cell.textContent = marks[i];
        cell.classList.toggle('marked', marks[i] !== '');
      });`,
  }),
  // All cells have marks already, and only pressing one again takes it out.
  'marks-everywhere': (o) => ({
    style: '.cell.marked { font-size: 9px; }',
    body: inDivs(o),
    script: `${MODEL}
      const draw = (i) => {
        if (options.givens[i] !== '.') return;
        all('.cell')[i].textContent = [...marks[i]].join(' ');
        all('.cell')[i].classList.add('marked');
      };
      marks.forEach((_, i) => {
        if (options.givens[i] === '.') marks[i] = [...new Set([options.solution[i], String(1 + (i % 9))])].sort().join('');
        draw(i);
      });
      wireKeys(all('.cell'), (cell, digit) => {
        const i = all('.cell').indexOf(cell);
        model[i] = '.';
        const rest = marks[i].replace(digit, '');
        if (digit) marks[i] = rest === marks[i] ? [...marks[i], digit].sort().join('') : rest;
        draw(i);
      });`,
  }),
  // Each mark has its place among nine; a pad takes them as well.
  'marks-placed': (o) => ({
    style:
      '.marks { display: grid; grid-template-columns: repeat(3, 1fr); font-size: 8px; line-height: 10px; }',
    body: `${inDivs(o)}<div>${each(BY_ROW.slice(0, 9), (i) => `<button type="button">${i + 1}</button>`)}</div>`,
    script: `${MODEL}
      let chosen;
      const mark = (digit) => {
        if (chosen === undefined || options.givens[chosen] !== '.') return;
        marks[chosen] = digit && ([...marks[chosen]].includes(digit) ? marks[chosen].replace(digit, '') : marks[chosen] + digit);
        all('.cell')[chosen].innerHTML = marks[chosen] && '<div class="marks">' + [...'123456789'].map((one) =>
          '<i>' + (marks[chosen].includes(one) ? one : '') + '</i>').join('') + '</div>';
      };
      all('.cell').forEach((cell, i) => cell.addEventListener('click', () => { chosen = i; }));
      all('button').forEach((button) => button.addEventListener('click', () => mark(button.textContent)));
      addEventListener('keydown', (event) => { if (digitOf(event) !== undefined) mark(digitOf(event)); });`,
  }),
});
