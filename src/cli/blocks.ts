const NEWLINE = 10;

/**
 * Cuts a stream of bytes into blocks of whole lines, each ending in a newline; the last line gets one if it has none.
 * Blocks rather than lines: a string for every line would cost more than solving it.
 */
export async function* readBlocks(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array[] = [];
  for await (const chunk of input) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end === 0) {
      rest.push(chunk);
      continue;
    }
    yield Buffer.concat([...rest, chunk.subarray(0, end)]);
    rest = end < chunk.length ? [chunk.subarray(end)] : [];
  }
  if (rest.length > 0) yield Buffer.concat([...rest, Uint8Array.of(NEWLINE)]);
}
