/** OpenSudoku's files: `<game data="…"/>`, where data is 81 digits or, of a game in progress, a list of cells. */
import { type Reading, refuse, type Square, toPuzzle, toSquares } from './reading.ts';

const GAME = /<game\b([^>]*)>/gi;
const DATA = /\bdata\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

export function readXml(text: string): Reading[] {
  if (
    /^\s*<(\?xml|opensudoku)/i.test(text) &&
    !/<\/opensudoku\s*>|<opensudoku[^>]*\/>/i.test(text)
  ) {
    return [refuse({ kind: 'not-closed', format: 'XML' })];
  }
  const games = [...text.replace(/<!--.*?-->/gs, '').matchAll(GAME)].map(([, attributes]) => {
    const match = DATA.exec(attributes);
    return match ? readData(match[1] ?? match[2]) : refuse({ kind: 'no-board', format: 'XML' });
  });
  return games.length > 0 ? games : [refuse({ kind: 'no-board', format: 'XML' })];
}

function readData(data: string): Reading {
  const [, version, cells] = /^version:\s*(\d+)\s*(.*)$/s.exec(decodeEntities(data)) ?? [];
  if (version === undefined) {
    const at = data.trim().search(/[^0-9]/);
    return at < 0
      ? toPuzzle(toSquares(data.trim()))
      : refuse({ kind: 'unknown-character', character: data.trim().charAt(at), at });
  }
  if (version !== '1' && version !== '2') {
    return refuse({ kind: 'unsupported', format: `version ${version} of OpenSudoku’s games` });
  }
  return readCells(cells, version);
}

/** Value, notes and whether it can be edited, each with a bar behind it. */
function readCells(cells: string, version: '1' | '2'): Reading {
  const fields = cells.trim().replace(/\|$/, '').split('|');
  const squares: Square[] = [];
  for (let i = 0; i < fields.length; i += 3) {
    const [value, notes = '', isEditable] = fields.slice(i, i + 3);
    if (!/^[0-9]$/.test(value) || !/^[01]$/.test(isEditable ?? '')) {
      return refuse({
        kind: 'unknown-character',
        character: fields.slice(i, i + 3).join('|'),
        at: i / 3,
      });
    }
    const marks = version === '2' ? Number(notes) : sumMarks(notes);
    const isEntry = isEditable === '1' && value !== '0';
    // Few players note every candidate: no notes say nothing.
    squares.push({ digit: Number(value), isEntry, ...(marks > 0 && marks < 512 && { marks }) });
  }
  return toPuzzle(squares);
}

function sumMarks(notes: string): number {
  return [...notes.matchAll(/[1-9]/g)].reduce(
    (all, [digit]) => all | (1 << (Number(digit) - 1)),
    0,
  );
}

function decodeEntities(text: string): string {
  return text.replace(/&#(?:10|xa);/gi, '\n').replace(/&#(?:124|x7c);/gi, '|');
}
