import { type Report, report } from '../report.ts';
import type { ownWorld } from './own-world.ts';
import { place } from './page-button-place.ts';
import { PAGE_BUTTON_STYLE } from './page-button-style.ts';
import type { Board } from './sites/site.ts';
import { translate } from './translate.ts';

/** No page has an element of this name, so no page's style sheet means it. */
const HOST_NAME = 'sudoku-autofill';

type Own = NonNullable<(typeof ownWorld)['sudokuAutofill']>;

/** Puts a button beside the board as soon as there is one: one press solves, the next undoes that. */
export function mountPageButton(own: Own): void {
  const { findBoard, findSites, onOutcome, canUndoFill, fill, undo } = own;
  if (!findSites(document).some(({ hasPageButton }) => hasPageButton)) return;
  // What an earlier run of the extension left behind in a page that stayed open.
  document.querySelector(HOST_NAME)?.remove();
  const { host, button, say, refresh } = createPageButton(canUndoFill);
  let board: Board | undefined;

  let isPlacing = false;
  const placeSoon = () => {
    if (isPlacing) return;
    isPlacing = true;
    requestAnimationFrame(() => {
      isPlacing = false;
      if (board?.isAttached()) place(host, board.element);
    });
  };
  const sizes = new ResizeObserver(placeSoon);
  const changes = new MutationObserver(followBoard);
  const unmount = () => {
    changes.disconnect();
    sizes.disconnect();
    host.remove();
  };
  function followBoard(): void {
    if (board?.isAttached()) {
      // A later run of the extension has put its own in the place of ours.
      if (!host.isConnected) unmount();
      // Whatever changed may have moved the board.
      else placeSoon();
      return;
    }
    sizes.disconnect();
    const found = findBoard(document);
    board = 'board' in found ? found.board : undefined;
    if (!board) {
      host.remove();
      return;
    }
    refresh();
    // Outside the body, so that no rule of the page for its children counts one more.
    document.documentElement.append(host);
    for (const element of [document.documentElement, board.element]) sizes.observe(element);
  }

  button.addEventListener('click', async () => {
    if (translate('solve') === '') {
      unmount();
      return;
    }
    const startedAt = Date.now();
    const outcome = await (canUndoFill() ? undo() : fill({ startedAt }));
    say(report(outcome, translate));
  });
  // With the frame that shows the digits: the fill need not wait for it.
  onOutcome((outcome) => {
    // A lesson tells of these at once, and more.
    const isTold = outcome.kind === 'written' && ['hint', 'reveal'].includes(outcome.purpose);
    requestAnimationFrame(isTold ? refresh : () => say(report(outcome, translate)));
  });
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, refresh);
  changes.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
  followBoard();
}

function createPageButton(canUndoFill: Own['canUndoFill']) {
  const host = document.createElement(HOST_NAME);
  host.lang = translate('languageCode');
  const root = host.attachShadow({ mode: 'closed', delegatesFocus: true });
  const style = document.createElement('style');
  style.textContent = PAGE_BUTTON_STYLE;
  const button = document.createElement('button');
  button.type = 'button';
  button.title = translate('extensionName');
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  root.append(style, button, status);

  const refresh = () => {
    button.textContent = translate(canUndoFill() ? 'undo' : 'solve');
  };
  const say = ({ text, tone }: Report) => {
    refresh();
    // A new element starts its fading anew, and is read out even if the words are the same.
    const words = document.createElement('span');
    words.className = tone;
    words.textContent = text;
    status.replaceChildren(words);
  };
  return { host, button, say, refresh };
}
