/** Boards that are not as they began: with entries of the player, or of the next puzzle all at once. */
import { isPeer } from '../../../src/sudoku/grid.ts';
import { BY_ROW, each, shapes } from './page.ts';
import { inDivs, keys } from './texts.ts';

const clashes = (grid: readonly string[], cell: number, digit: string) =>
  grid.some((other, i) => other === digit && isPeer(i, cell));

export const PLAYED_SHAPES = shapes({
  // The player has filled in some cells, rightly but for one.
  'half-played': (o) => {
    const blanks = BY_ROW.filter((cell) => o.givens[cell] === '.').slice(0, 8);
    const text = (cell: number) =>
      blanks[0] === cell ? String((Number(o.solution[cell]) % 9) + 1) : (o.solution[cell] ?? '');
    return {
      body: `<div class="grid">${each(BY_ROW, (cell) =>
        o.givens[cell] === '.'
          ? `<div class="cell">${blanks.includes(cell) ? text(cell) : ''}</div>`
          : `<div class="cell given">${o.givens[cell]}</div>`,
      )}</div>`,
      script: `for (const [cell, digit] of ${JSON.stringify(blanks.map((cell) => [cell, text(cell)]))}) put(cell, digit);
        ${keys()}`,
    };
  },
  // Three entries are wrong, though nothing stands twice; the page takes no digit that would.
  'refuses-clashes': (o) => {
    const played = [...o.givens];
    const blanks = BY_ROW.filter((cell) => o.givens[cell] === '.');
    for (const cell of blanks.filter((_, i) => [0, 20, 40].includes(i))) {
      played[cell] =
        [...'123456789'].find(
          (digit) => digit !== o.solution[cell] && !clashes(played, cell, digit),
        ) ?? '.';
    }
    return {
      body: `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell ${o.givens[cell] === '.' ? '' : 'given'}">${played[cell]?.replace('.', '')}</div>`)}</div>`,
      script: `model.splice(0, 81, ...${JSON.stringify(played)});
        const isShared = (a, b, houseOf) => houseOf(a) === houseOf(b);
        const isPeer = (a, b) => a !== b && (isShared(a, b, (i) => i % 9) || isShared(a, b, (i) => Math.floor(i / 9)) ||
          isShared(a, b, (i) => 9 * Math.floor(i / 27) + Math.floor((i % 9) / 3)));
        const clashes = (cell, digit) => model.some((other, i) => other === digit && isPeer(i, cell));
        wireKeys(all('.cell'), (cell) => { cell.textContent = model[all('.cell').indexOf(cell)].replace('.', ''); });
        const before = put;
        put = (cell, digit) => !clashes(cell, digit) && before(cell, digit);`,
    };
  },
  // Givens are buttons that cannot be pressed; one entry is right, one wrong.
  'givens-disabled': (o) => {
    const [first = 0, second = 0] = BY_ROW.filter((cell) => o.givens[cell] === '.');
    const played = [...o.givens];
    played[first] = o.solution[first] ?? '';
    played[second] = String((Number(o.solution[second]) % 9) + 1);
    return {
      body: `<div class="grid">${each(BY_ROW, (cell) => `<button type="button" class="cell" ${o.givens[cell] === '.' ? '' : 'disabled'}>${played[cell]?.replace('.', '')}</button>`)}</div>`,
      script: `model.splice(0, 81, ...${JSON.stringify(played)}); ${keys()}`,
    };
  },
});

/** A page that takes its time with each digit, and after the tenth puts the next puzzle into the same cells. */
export const RESTLESS_SHAPES = shapes({
  'next-puzzle': (o) => ({
    body: inDivs(o),
    script: `let taken = 0;
      let pending;
      wireKeys(all('.cell'), () => {});
      put = (cell, digit) => {
        if (pending || options.givens[cell] !== '.') return false;
        pending = setTimeout(() => {
          pending = undefined;
          model[cell] = digit || '.';
          if (++taken > 10) {
            options.givens = options.givens.replace(/\\d/g, (one) => (one % 9) + 1);
            model.splice(0, 81, ...options.givens);
          }
          all('.cell').forEach((one, i) => { one.textContent = model[i].replace('.', ''); });
        }, 60);
        return false;
      };`,
  }),
});
