/** Boards that take their digits from buttons. */
import { repeat, shapes } from './page.ts';
import { inDivs } from './texts.ts';

const PAD = `<div class="pad">${repeat(9, (i) => `<button type="button"><b>${i + 1}</b></button>`)}<button type="button" aria-label="Erase">⌫</button><button type="button">Hint</button></div>`;

/** A click chooses a cell; of the elements that `buttons` selects, the first nine fill it and the tenth empties it. */
const wirePad = (buttons: string) => `let chosen;
  all('.cell').forEach((cell, i) => cell.addEventListener('click', () => { chosen = i; }));
  all('${buttons}').slice(0, 10).forEach((button, i) => button.addEventListener('click', () => {
    const digit = i < 9 ? String(i + 1) : '';
    if (chosen !== undefined && put(chosen, digit)) all('.cell')[chosen].textContent = digit;
  }));`;

export const PAD_SHAPES = shapes({
  'pad-only': (o) => ({ body: `${inDivs(o)}${PAD}`, script: wirePad('.pad button') }),
  // A digit that is there already is taken out; there is no other way.
  'pad-again': (o) => ({
    body: `${inDivs(o)}<div class="pad">${repeat(9, (i) => `<button type="button">${i + 1}</button>`)}</div>`,
    script: `let chosen;
      all('.cell').forEach((cell, i) => cell.addEventListener('click', () => { chosen = i; }));
      all('.pad button').forEach((button, i) => button.addEventListener('click', () => {
        const digit = model[chosen] === String(i + 1) ? '' : String(i + 1);
        if (chosen !== undefined && put(chosen, digit)) all('.cell')[chosen].textContent = digit;
      }));`,
  }),
  // As on a telephone, in links that lead nowhere; 0 takes a digit out.
  'pad-links': (o) => ({
    body: `${inDivs(o)}<div class="pad">${repeat(10, (i) => `<a href="#">${(i + 1) % 10}</a> `)}</div>`,
    script: `${wirePad('.pad a')} addEventListener('click', (event) => event.preventDefault());`,
  }),
  // The digit is chosen first; pressed into its own cell again, it is taken out.
  'pad-first': (o) => ({
    body: `<nav>${repeat(9, (i) => `<button>${i + 1}</button>`)}</nav>${inDivs(o)}${PAD}`,
    script: `let digit = '';
      all('.pad button').slice(0, 9).forEach((button, i) => button.addEventListener('click', () => { digit = String(i + 1); }));
      all('.pad button')[9].addEventListener('click', () => { digit = ''; });
      all('.cell').forEach((cell, i) => cell.addEventListener('click', () => {
        if (put(i, digit)) cell.textContent = digit;
      }));`,
  }),
  // Each button also tells how many of its digit are missing.
  'pad-counts': (o) => ({
    body: `${inDivs(o)}<div>${repeat(9, (i) => `<button type="button">${i + 1}<sup>${9 - i}</sup></button>`)}<button type="button">X</button></div>`,
    script: wirePad('button'),
  }),
  // There, the letters are equally large.
  'pad-counts-alike': (o) => ({
    body: `${inDivs(o)}<div>${repeat(9, (i) => `<div class="key"><b>${i + 1}</b> <b>${9 - i}</b></div>`)}<div class="key">X</div></div>`,
    script: wirePad('.key'),
  }),
  'pad-icons': (o) => ({
    body: `${inDivs(o)}<div>${repeat(10, (i) => `<div role="button" class="key" ${i < 9 ? `data-digit="${i + 1}"` : 'aria-label="Erase"'}><svg width="20" height="20"><path d="M4 2h9v15"/></svg></div>`)}</div>`,
    script: wirePad('.key'),
  }),
  // A click on a cell opens a choice of digits, within the board's own element.
  picker: (o) => ({
    style: `.frame { position: relative; width: max-content; } .picker { position: absolute; left: 40px; top: 40px; background: #fff; }
      .picker b { display: inline-block; width: 20px; }`,
    body: `<div class="frame">${inDivs(o)}</div>`,
    script: `all('.cell').forEach((cell, i) => cell.addEventListener('click', () => {
      document.querySelector('.picker')?.remove();
      if (options.givens[i] !== '.') return;
      const picker = document.createElement('div');
      picker.className = 'picker';
      picker.innerHTML = ${JSON.stringify(repeat(9, (i) => `<b>${i + 1}</b>`))} + '<b>×</b>';
      picker.addEventListener('click', ({ target }) => {
        if (put(i, target.textContent)) cell.textContent = model[i].replace('.', '');
        picker.remove();
      });
      setTimeout(() => document.querySelector('.frame').append(picker), 10);
    }));`,
  }),
});
