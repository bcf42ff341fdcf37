const INTERVAL_MS = 200;

/** Shows on stderr, where that is a terminal, how many puzzles were answered and how fast. */
export function startProgress(): { add(puzzles: number): void; end(): void } {
  const start = performance.now();
  let count = 0;
  let shown = start;
  const show = (end: string) => {
    const perSecond = Math.round(count / ((performance.now() - start) / 1000));
    process.stderr.write(`\r${count} puzzles, ${perSecond} a second ${end}`);
  };
  return {
    add(puzzles) {
      count += puzzles;
      if (!process.stderr.isTTY || performance.now() - shown < INTERVAL_MS) return;
      shown = performance.now();
      show('');
    },
    end() {
      if (process.stderr.isTTY) show('\n');
    },
  };
}
