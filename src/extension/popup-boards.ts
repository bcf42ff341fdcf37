/** Several boards on one page: which of them is meant. */
import { type Frame, listFrames, pickFrame, runInFrame } from './frames.ts';
import { findButton } from './popup-elements.ts';
import { translate } from './translate.ts';

const button = findButton('next-board');

/** @param onChoice called when another board is meant now */
export function connectBoards(tabId: number, onChoice: () => unknown): void {
  button.addEventListener('click', async () => {
    await chooseNext(tabId, await listFrames(tabId));
    await showBoards(tabId);
    await onChoice();
  });
}

/** Offers the next board where there are several. */
export async function showBoards(tabId: number): Promise<void> {
  // The browser's own pages have no frames to be asked.
  const frames = await listFrames(tabId).catch(() => []);
  const total = frames.reduce((sum, { standing }) => sum + standing.count, 0);
  button.hidden = total < 2;
  if (button.hidden) return;
  button.textContent = translate('nextBoard', String(findPlace(frames) + 1), String(total));
}

/** @returns the place of the board that is meant among those of all frames, from 0 on */
function findPlace(frames: readonly Frame[]): number {
  const meant = pickFrame(frames);
  const before = frames.slice(0, meant ? frames.indexOf(meant) : 0);
  return before.reduce((sum, { standing }) => sum + standing.count, meant?.standing.index ?? 0);
}

/** After the last board of the page comes its first. */
async function chooseNext(tabId: number, frames: readonly Frame[]): Promise<void> {
  const all = frames.flatMap(({ frameId, standing }) =>
    Array.from({ length: standing.count }, (_, index) => ({ frameId, index })),
  );
  const next = all[(findPlace(frames) + 1) % all.length];
  if (next) await runInFrame(tabId, next.frameId, 'choose', [next.index]);
}
