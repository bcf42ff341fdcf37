import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPuzzle, readPuzzles } from '../../../src/sudoku/formats/read-puzzles.ts';
import type { Reading } from '../../../src/sudoku/formats/reading.ts';
import { formatGrid } from '../../../src/sudoku/grid.ts';
import { solve } from '../../../src/sudoku/solver.ts';
import { hasData, readDataLines } from '../../data.ts';
import { FORMATS, listCandidates } from './write.ts';

const BOARD = '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.';

const TIGHT = (BOARD.match(/.{9}/g) ?? []).join('\n');

const grids = fc
  .array(fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(9)), {
    minLength: 81,
    maxLength: 81,
  })
  // Without a single digit there is nothing to see a board by.
  .filter((values) => values.some(Boolean))
  .map((values) => Uint8Array.from(values));

const boardOf = (reading: Reading) =>
  reading.kind === 'puzzle'
    ? formatGrid(reading.givens.map((digit, cell) => digit || (reading.entries[cell] ?? 0)))
    : reading;

describe('a grid', () => {
  it.each(Object.entries(FORMATS))('comes back from %s', (_, write) => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(boardOf(readPuzzle(write(grid)))).toEqual(formatGrid(grid));
      }),
    );
  });

  // In these, what is left can be a sound text of another board: dots become empty cells, the number of a line a
  // given, the last of a cell's pencil marks its digit.
  const FRAIL = ['rows joined by dots', 'a numbered line', '.sdx'];
  const strict = Object.entries(FORMATS).filter(([name]) => !FRAIL.includes(name));

  it.each(strict)('is never another for want of a piece of %s', (_, write) => {
    const piece = fc.tuple(fc.nat(10_000), fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(grids, piece, (grid, [at, length]) => {
        const text = write(grid);
        const start = at % text.length;
        const shown = (symbols: string) => symbols.replace(/[^1-9]/g, '');
        const left = text.slice(0, start) + text.slice(start + length);
        const isWhole = shown(left) === shown(text);
        for (const reading of readPuzzles(left)) {
          if (isWhole || reading.kind === 'invalid') continue;
          // Of a board in a format of its own, a digit less can be an empty cell more, never another place.
          const board = String(boardOf(reading));
          const moved = [...board].filter(
            (digit, cell) => digit !== '.' && Number(digit) !== grid[cell],
          );
          expect(moved).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a text of another length', () => {
  it.each([80, 82, 0, 1, 84, 728, 730, 256])('is refused with its %d symbols', (length) => {
    const text = BOARD.repeat(10).slice(0, length);
    expect(readPuzzles(text)).toEqual([
      { kind: 'invalid', reason: { kind: 'wrong-length', length } },
    ]);
  });

  it('counts a character beyond the first plane as one', () => {
    const refusal = (text: string) => readPuzzles(text)[0];
    expect(refusal('🙂'.repeat(80))).toMatchObject({ reason: { length: 80 } });
    const reason = { kind: 'unknown-character', character: '🙂', at: 3 };
    expect(refusal(`${BOARD.slice(0, 3)}🙂${BOARD.slice(4)}`)).toMatchObject({ reason });
  });

  it('is refused over nine lines as well, with the row that is at fault', () => {
    const rows = BOARD.match(/.{9}/g) ?? [];
    const short = rows.map((row, i) => (i === 3 ? row.slice(1) : row)).join('\n');
    expect(readPuzzles(short)).toEqual([
      { kind: 'invalid', reason: { kind: 'wrong-row', row: 4, length: 8 } },
    ]);
    expect(readPuzzles(rows.slice(0, 8).join('\n'))).toEqual([
      { kind: 'invalid', reason: { kind: 'wrong-length', length: 72 } },
    ]);
    expect(readPuzzles([...rows, rows[0]].join('\n')).map(({ kind }) => kind)).toContain('invalid');
  });
});

describe('what could be read in two ways', () => {
  it.each([
    ['80 characters and one apart', `${BOARD.slice(0, 80)} 5`, 'uneven-groups'],
    ['two boards', `${BOARD} ${BOARD.replace('3', '1')}`, 'several-boards'],
    [
      'two boards in a link',
      `https://a.org/?s=${BOARD}&t=${BOARD.replace('3', '1')}`,
      'several-boards',
    ],
    [
      'two fields',
      JSON.stringify({ board: BOARD, puzzle: BOARD.replace('3', '1') }),
      'several-boards',
    ],
    ['a row lost before the next board', `${TIGHT.slice(10)}\n${TIGHT}`, 'wrong-length'],
    ['a heading that looks like a row', `${'| '.repeat(9)}|\n${TIGHT}`, 'wrong-length'],
    ['a column’s numbers', `123456789\n${(BOARD.match(/.{9}/g) ?? []).join('\n')}`, 'wrong-length'],
  ])('is refused: %s', (_, text, kind) => {
    const reading = readPuzzle(text);
    expect(reading).toMatchObject({ kind: 'invalid', reason: { kind } });
  });
});

describe('what a format tells beside the givens', () => {
  it('is which digits the player has placed', () => {
    const line = readPuzzle(`:0100:4:${BOARD.replace('3', '+3')}::411:`);
    const sections = readPuzzle(
      ['[Puzzle]', BOARD.replace('3', '.'), '[State]', BOARD]
        .flatMap((text) => (text.length > 10 ? (text.match(/.{9}/g) ?? []) : [text]))
        .join('\n'),
    );
    for (const reading of [line, sections]) {
      if (reading.kind !== 'puzzle') throw new Error(JSON.stringify(reading));
      expect(formatGrid(reading.givens)).toBe(BOARD.replace('3', '.'));
      expect(formatGrid(reading.entries)).toBe(`.3${'.'.repeat(79)}`);
    }
  });

  it('is which candidates are struck out', () => {
    const line = readPuzzle(`:0100:4:${BOARD}:111 532:411:`);
    expect(line).toMatchObject({
      removed: [
        { cell: 0, digit: 1 },
        { cell: 19, digit: 5 },
      ],
    });
    const grid = Uint8Array.from(BOARD, (digit) => Number(digit) || 0);
    const candidates = listCandidates(grid);
    // Pencil marks don't tell a cell's last candidate from its digit.
    const board = candidates.map((own) => (own.length === 1 ? own : '.')).join('');
    expect(candidates[0]).toBe('1567');
    candidates[0] = '567';
    const texts = {
      lines: [0, 3, 6]
        .map((band) =>
          [band, band + 1, band + 2]
            .map((row) => `| ${candidates.slice(9 * row, 9 * row + 9).join('  ')} |`)
            .join('\n'),
        )
        .join('\n|-------------+------------+-----------|\n'),
      '81 groups': candidates.join(' '),
      '729 characters': candidates
        .map((own) => [...'123456789'].map((digit) => (own.includes(digit) ? digit : '.')).join(''))
        .join(''),
    };
    for (const text of Object.values(texts)) {
      const reading = readPuzzle(text);
      expect(boardOf(reading)).toBe(board);
      expect(reading).toMatchObject({ removed: [{ cell: 0, digit: 1 }] });
    }
  });
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      ...Object.values(FORMATS).map((write) =>
        write(Uint8Array.from(BOARD, (digit) => Number(digit) || 0)),
      ),
    ),
    fc.constantFrom(
      '\n',
      '\n\n',
      '[',
      '{',
      '<opensudoku>',
      '---------',
      '|',
      '#',
      BOARD.slice(0, 9),
      '[State]',
    ),
  );

  it('is read or refused, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const reading of readPuzzles(pieces.join(''))) {
          if (reading.kind === 'invalid') expect(reading.reason.kind).toMatch(/./);
          else expect(String(boardOf(reading))).toMatch(/^[1-9.]{81}$/);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Formats that only their own programs unpack. */
const PACKED = /f-puzzles|SCv7/;

describe.skipIf(!hasData('tricky.tsv'))('tricky.tsv', () => {
  const [, ...lines] = hasData('tricky.tsv') ? readDataLines('tricky.tsv') : [];
  const rows = lines.map((line) => {
    const [found = '', kind = '', solutions = '', , , , board = ''] = line.split('\t');
    const text = found.includes('\\') ? JSON.parse(`"${found.replaceAll('"', '\\"')}"`) : found;
    return { text, kind, solutions, board };
  });

  it.each(rows)('$kind: $text', ({ text, kind, solutions, board }) => {
    const reading = readPuzzle(text);
    if (board === '' || PACKED.test(kind)) {
      expect(reading.kind).toBe('invalid');
      return;
    }
    expect(boardOf(reading)).toBe(board);
    const verdict = solve(Uint8Array.from(board, (digit) => Number(digit) || 0));
    const count = { unique: '1', multiple: '2', none: '0', conflict: '0' }[verdict.kind];
    expect(count).toBe(solutions);
  });
});
