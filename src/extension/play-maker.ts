import type { NewPuzzle } from '../sudoku/generator.ts';
import type { Symmetry } from '../sudoku/symmetry.ts';
import type { Level } from '../sudoku/techniques/grade.ts';
import { createWorkerAnalyst } from './worker-analyst.ts';

/** How many boards are tried for a puzzle; the rarest level needs some dozens. */
const MOST_TRIES = 5000;

/** Makes puzzles while the page stays free, and shows in a dialog how far it is. */
export function createMaker(dialog: HTMLElement) {
  const analyst = createWorkerAnalyst();
  const progress = dialog.querySelector<HTMLElement>('.making') as HTMLElement;
  const bar = progress.querySelector('progress') as HTMLProgressElement;
  const start = dialog.querySelector<HTMLButtonElement>('[type=submit]') as HTMLButtonElement;
  const show = (isShown: boolean) => {
    progress.hidden = !isShown;
    start.disabled = isShown;
  };
  return {
    /** @returns the puzzle, or that none was found; never settles after `cancel` */
    async make(level: Level, symmetry: Symmetry): Promise<NewPuzzle> {
      show(true);
      bar.removeAttribute('value');
      const seed = crypto.getRandomValues(new Uint32Array(4)).join();
      const question = { kind: 'puzzle' as const, level, symmetry, seed, limit: MOST_TRIES };
      const answer = await analyst.analyse(question, (done) => {
        bar.value = done;
      });
      show(false);
      return answer;
    },
    cancel(): void {
      analyst.cancel();
      show(false);
    },
  };
}
