/** The look-up tables of the solver: what follows for one digit from where it can be. */

/** A band is three rows of nine columns; a set of its cells has bit row * 9 + column for each. */
export const BAND_CELLS = 27;
export const ROW = 0x1ff;
/** Multiplying nine column bits by this repeats them in the three rows of a band. */
export const EACH_ROW = 0x40201;
export const BOX = 7 * EACH_ROW;

/** Made once: engines treat the arrays as constants where they are constants of a function that runs once. */
export function createTables() {
  /** By the mini-rows that hold a digit (bit box * 3 + row): the cells of those that all three boxes can agree on. */
  const possible = new Int32Array(512);
  /** By the same: the cells of those that are the only one in their row. */
  const loneMiniRows = new Int32Array(512);
  /** By the columns of a band that hold a digit: what it leaves to other bands (not a box's only one). */
  const leftToOthers = new Int32Array(512).fill(-1);
  /** By the columns that hold a digit in this band alone: the cells of their boxes that remain. */
  const claimed = new Int32Array(512);
  /** By three bits for each of three boxes: in how many ways the boxes can take one each, all different. */
  const ways = new Int32Array(512);
  /** By cell of a band: its peers there. */
  const bandPeers = new Int32Array(BAND_CELLS);

  for (let set = 0; set < 512; set++) {
    for (let a = 0; a < 3; a++) {
      for (let b = 0; b < 3; b++) {
        const c = 3 - a - b;
        const rows = (1 << a) | (8 << b) | (64 << c);
        if (a === b || (set & rows) !== rows) continue;
        ways[set]++;
        possible[set] |= (7 << (a * 9)) | (7 << (b * 9 + 3)) | (7 << (c * 9 + 6));
      }
    }
    for (let i = 0; i < 3; i++) {
      const inRow = possible[set] & (ROW << (i * 9));
      const first = inRow & -inRow;
      if (inRow === 7 * first) loneMiniRows[set] |= inRow;
      const columns = set & (7 << (i * 3));
      if ((columns & (columns - 1)) !== 0) continue;
      leftToOthers[set] &= ~(columns * EACH_ROW);
      claimed[set] |= (columns || 7 << (i * 3)) * EACH_ROW;
    }
  }
  for (let cell = 0; cell < BAND_CELLS; cell++) {
    const row = ROW << (cell - (cell % 9));
    const box = BOX << ((cell % 9) - (cell % 3));
    bandPeers[cell] = (row | box) & ~(1 << cell);
  }
  return [possible, loneMiniRows, leftToOthers, claimed, ways, bandPeers] as const;
}
