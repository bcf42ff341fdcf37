/** Digits in any order, and what may stand between them. */
const NOTES = /^[1-9\s,.;:/|·\u3001-]*$/;

/** @returns the pencil marks that a text shows, digit d at bit d - 1; none where it shows anything else as well */
export function parseNotes(text: string): number {
  const plain = text.normalize('NFKC');
  if (!NOTES.test(plain)) return 0;
  return listDigits((digit) => plain.includes(digit)).reduce(
    (marks, digit) => marks | (1 << (Number(digit) - 1)),
    0,
  );
}

/** @returns the text that shows pencil marks: ascending digits */
export function formatNotes(marks: number): string {
  return listDigits((digit) => (marks >> (Number(digit) - 1)) & 1).join('');
}

function listDigits(isIn: (digit: string) => unknown): string[] {
  return [...'123456789'].filter(isIn);
}
