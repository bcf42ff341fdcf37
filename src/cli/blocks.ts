const NEWLINE = 10;

/**
 * Cuts a stream of bytes into blocks of whole lines, each ending in a newline; the last line gets one if it has none.
 * Blocks rather than lines: a string for every line would cost more than solving it.
 * @param most lines of a block
 */
export async function* readBlocks(
  input: AsyncIterable<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array[] = [];
  for await (const chunk of input) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end === 0) {
      rest.push(chunk);
      continue;
    }
    yield* cut(Buffer.concat([...rest, chunk.subarray(0, end)]), most);
    rest = end < chunk.length ? [chunk.subarray(end)] : [];
  }
  if (rest.length > 0) yield Buffer.concat([...rest, Uint8Array.of(NEWLINE)]);
}

function* cut(block: Uint8Array, most: number): Generator<Uint8Array> {
  if (most === Number.POSITIVE_INFINITY) {
    yield block;
    return;
  }
  for (let start = 0; start < block.length; ) {
    let end = start;
    for (let lines = 0; lines < most && end < block.length; lines++) {
      end = block.indexOf(NEWLINE, end) + 1;
    }
    yield block.subarray(start, end);
    start = end;
  }
}

/** @returns the numbers from 0 on as such blocks */
export async function* numberBlocks(count: number, most: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < count; start += most) {
    const length = Math.min(most, count - start);
    yield Buffer.from(Array.from({ length }, (_, i) => `${start + i}\n`).join(''));
  }
}
