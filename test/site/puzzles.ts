/** A board the site can show: 81 characters, `.` for a blank; the solution only where there is exactly one. */
export interface Puzzle {
  givens: string;
  solution?: string;
}

/** Every board of the site. The n-th entry, counted from 1, is `puzzle_num=n`; the name works as a number too. */
export const PUZZLES = {
  'article-1': {
    givens: '7....4....4...59..8......2...6.9...4.1.....3.2...8.5...5......1..37...8....2....6',
    solution: '729364158341825967865971423536192874918547632274683519652438791493716285187259346',
  },
  'article-2': {
    givens: '...6...3.5.....6...9...5.....4.1...6...4.3...8...9.5.....7...4...5.....8.3...8...',
    solution: '741629835582341697396875421924517386657483219813296574168752943275934168439168752',
  },
  'easy-1': {
    givens: '7..5..6..3.....958.54.39.2....124.6.1...7...2.7.863....4.29.87.217.....9..8..7..3',
    solution: '729518634361742958854639721985124367136975482472863195543291876217386549698457213',
  },
  'easy-2': {
    givens: '.9..28.65..6..5..32...41.7.6.1...3.7.79...41.8.4...5.6.6.43...17..2..9..94.18..5.',
    solution: '497328165186975243235641879651894327379562418824713596562439781718256934943187652',
  },
  'easy-3': {
    givens: '47.32..8.56......93.85......57684..3.1.....2.6..23157......28.41......67.2..76.51',
    solution: '471329685562418739398567142257684913813795426649231578736152894185943267924876351',
  },
  empty: {
    givens: '.................................................................................',
  },
  // easy-3 with a second 3 in its first row: r1c3 and r1c4 conflict.
  conflict: {
    givens: '47332..8.56......93.85......57684..3.1.....2.6..23157......28.41......67.2..76.51',
  },
  // easy-2 with a 2 at r5c9 that no house forbids.
  'no-solution': {
    givens: '.9..28.65..6..5..32...41.7.6.1...3.7.79...4128.4...5.6.6.43...17..2..9..94.18..5.',
  },
  // easy-1 with two givens fewer: exactly two solutions.
  'many-solutions': {
    givens: '7..5..6..3.....958.54.39.2....1.4.6.1...7...2.7.863....4.29.87.217.....9..8..7...',
  },
  // article-1 once its singles are filled in: pointing, three times, then a hidden single.
  pointing: {
    givens: '72...4....41.259..8.....42...6.92..4.1.....322...8.5...52.....1..37..28....2....6',
    solution: '729364158341825967865971423536192874918547632274683519652438791493716285187259346',
  },
  // One of the hardest known; its path takes 23 techniques.
  hardest: {
    givens: '98.7..6..5..6.......6.8..4.3...7......85..9.......8.3..2...1.7...54..8......2...1',
    solution: '984715623532649187716382549359174268278563914641298735823951476165437892497826351',
  },
} satisfies Record<string, Puzzle>;

export type PuzzleName = keyof typeof PUZZLES;

const NAMES = Object.keys(PUZZLES) as PuzzleName[];

/** The puzzle that `puzzle_num` asks for, a name or a number counted from 1; `article-1` when it asks for nothing. */
export function findPuzzle(wanted: string | null): {
  name: PuzzleName;
  number: number;
  puzzle: Puzzle;
} {
  const byName = NAMES.indexOf(wanted as PuzzleName);
  const byNumber = Number(wanted) - 1;
  const index = byName >= 0 ? byName : byNumber in NAMES ? byNumber : 0;
  const name = NAMES[index] as PuzzleName;
  return { name, number: index + 1, puzzle: PUZZLES[name] };
}

/** The number of the next puzzle that can be solved, round and round. */
export function nextNumber(number: number): number {
  const isSolvable = (n: number) => 'solution' in PUZZLES[NAMES[n - 1] as PuzzleName];
  for (let step = 1; step < NAMES.length; step++) {
    const next = ((number - 1 + step) % NAMES.length) + 1;
    if (isSolvable(next)) return next;
  }
  return number;
}
