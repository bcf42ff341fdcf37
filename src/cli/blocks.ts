import { findItemIn, isPlainLine, NEWLINE } from './items.ts';

/** A puzzle that grows beyond this is looked at again only when there is twice as much of it; bytes. */
const LARGE = 1 << 16;

/**
 * Cuts a stream of bytes into blocks of whole puzzles, each ending in a newline; the last line gets one if it has none.
 * Blocks rather than lines: a string for every line would cost more than solving it.
 * @param most puzzles of a block
 */
export async function* readBlocks(
  input: AsyncIterable<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let enough = 0;
  for await (const chunk of input) {
    parts.push(chunk);
    size += chunk.length;
    const end = size - chunk.length + chunk.lastIndexOf(NEWLINE) + 1;
    if (!chunk.includes(NEWLINE) || size < enough) continue;
    const bytes = parts.length === 1 ? chunk : Buffer.concat(parts);
    const rest = bytes.subarray(yield* cut(bytes.subarray(0, end), most, false));
    parts = rest.length > 0 ? [rest] : [];
    size = rest.length;
    enough = size > LARGE ? 2 * size : 0;
  }
  if (size === 0) return;
  const isEnded = parts.at(-1)?.at(-1) === NEWLINE;
  yield* cut(Buffer.concat(isEnded ? parts : [...parts, Uint8Array.of(NEWLINE)]), most, true);
}

/** @returns how many bytes were given out: the last puzzle may go on in what is still to come */
function* cut(lines: Uint8Array, most: number, isLast: boolean): Generator<Uint8Array, number> {
  if (most === Number.POSITIVE_INFINITY) {
    const end = isLast ? lines.length : findWhole(lines);
    if (end > 0) yield lines.subarray(0, end);
    return end;
  }
  let start = 0;
  for (let end = 0, puzzles = 0; ; ) {
    const next = end < lines.length ? findEnd(lines, end, isLast) : undefined;
    if (next !== undefined) {
      end = next;
      puzzles++;
    }
    if (end > start && (puzzles === most || next === undefined)) {
      yield lines.subarray(start, end);
      start = end;
      puzzles = 0;
    }
    if (next === undefined) return start;
  }
}

/** The end of the last puzzle that is known to be whole: after a plain line nothing goes on from before it. */
function findWhole(lines: Uint8Array): number {
  let end = lines.length;
  while (end > 0) {
    // A negative place would be counted from the end.
    const start = end < 2 ? 0 : lines.lastIndexOf(NEWLINE, end - 2) + 1;
    if (isPlainLine(lines, start, end - 1)) break;
    end = start;
  }
  for (;;) {
    const next = end < lines.length ? findEnd(lines, end, false) : undefined;
    if (next === undefined) return end;
    end = next;
  }
}

/** @returns where the puzzle ends that begins at `start`; undefined where more lines are needed to tell */
function findEnd(lines: Uint8Array, start: number, isLast: boolean): number | undefined {
  const end = lines.indexOf(NEWLINE, start);
  if (isPlainLine(lines, start, end)) return end + 1;
  const item = findItemIn(lines, start);
  return item.isOpen && !isLast ? undefined : item.end;
}

/** @returns the numbers from 0 on as such blocks */
export async function* numberBlocks(count: number, most: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < count; start += most) {
    const length = Math.min(most, count - start);
    yield Buffer.from(Array.from({ length }, (_, i) => `${start + i}\n`).join(''));
  }
}
