import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBlock, type Task } from '../../src/cli/answer.ts';
import { readBlocks } from '../../src/cli/blocks.ts';
import { FORMATS } from '../sudoku/formats/write.ts';

const EASY = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const SOLVED = '162857493534129678789643521475312986913586742628794135356478219241935867897261354';
const GRID = Uint8Array.from(EASY, (digit) => Number(digit) || 0);
const TASK: Task = { name: 'solve', options: { limit: 2, isJson: false } };

async function answer(chunks: readonly Uint8Array[], most: number): Promise<string> {
  async function* stream() {
    yield* chunks;
  }
  const answers: string[] = [];
  for await (const block of readBlocks(stream(), most)) {
    answers.push(Buffer.from(answerBlock(block, TASK).text).toString());
  }
  return answers.join('');
}

function cut(text: string, sizes: readonly number[]): Uint8Array[] {
  const bytes = Buffer.from(text);
  const chunks: Uint8Array[] = [];
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? bytes.length;
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}

describe('puzzles of all formats in one stream', () => {
  it('are answered one by one, in their order', async () => {
    const texts = Object.values(FORMATS).map((write) => write(GRID));
    const answers = await answer([Buffer.from(texts.join('\n\n'))], Number.POSITIVE_INFINITY);
    const lines = answers.trimEnd().split('\n');
    expect(new Set(lines)).toEqual(new Set([`unique ${SOLVED}`, 'invalid 0 characters, not 81']));
    expect(lines.filter((line) => line.startsWith('unique'))).toHaveLength(texts.length);
  });

  it('are answered the same, wherever the stream is cut', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...Object.values(FORMATS).map((write) => write(GRID))),
      fc.constantFrom(
        EASY,
        EASY,
        '12',
        '',
        '[',
        '# easy',
        '[State]',
        '---------',
        'é',
        '.........',
      ),
    );
    const sizes = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 8 }),
        fc.constantFrom('\n', '\n\n', '\r\n'),
        sizes,
        fc.constantFrom(1, 3, Number.POSITIVE_INFINITY),
        async (pieces, between, cuts, most) => {
          const text = pieces.join(between);
          const whole = await answer(cut(text, []), Number.POSITIVE_INFINITY);
          expect(await answer(cut(text, cuts), most)).toBe(whole);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('get no line more where the last has its end, and what was open is closed by it', async () => {
    const text = `.........\n${EASY}\n`;
    const whole = await answer([Buffer.from(text)], Number.POSITIVE_INFINITY);
    expect(whole.trimEnd().split('\n')).toHaveLength(2);
    expect(await answer(cut(text, [1]), 1)).toBe(whole);
  });

  it('leave nothing behind: blocks stay small though no line is plain', async () => {
    const line = Buffer.from(`${EASY} # easy\n`.repeat(1000));
    async function* stream() {
      for (let i = 0; i < 50; i++) yield line;
    }
    for await (const block of readBlocks(stream())) {
      expect(block.length).toBeLessThanOrEqual(line.length);
    }
  });
});
