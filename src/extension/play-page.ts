/** The play page as a page like any other: the content code works on it, for its own buttons, the popup and the keys. */

import { equip, hideLesson } from '../content/drawer.ts';
import { findInputBoard } from '../content/input-board.ts';
import { createDrawer } from '../content/overlay.ts';
import { OVERLAY_STYLE } from '../content/overlay-style.ts';
import { dressBy } from '../content/overlay-view.ts';
import { stopSettling } from '../content/settle.ts';
import { SITES } from '../content/sites/index.ts';
import type { Site } from '../content/sites/site.ts';
import { verbs } from '../content/verbs.ts';
import type { Outcome, PageVerbs, Position, Refusal } from '../protocol.ts';
import { browser } from './browser.ts';
import type { Call, Page } from './page-verbs.ts';
import { groupMoves, readSession } from './play-session.ts';

const site: Site = {
  name: 'play.html',
  matches: () => true,
  find(document) {
    const table = document.querySelector<HTMLElement>('table#sudoku_main_board');
    return table ? findInputBoard(table, '.digit', '.pencil') : undefined;
  },
};

const WRITING: readonly unknown[] = ['fill', 'write', 'undo'] satisfies (keyof PageVerbs)[];

type Selected = () => NonNullable<Position['focused']>;

let readSelected: Selected = () => 0;

/** Whatever a verb writes is one move of the game. */
export const ownPage: Page = {
  call(verb, ...args) {
    const run = verbs[verb] as (...args: Parameters<PageVerbs[typeof verb]>) => never;
    const refusal = refuseNow();
    if (refusal) {
      return Promise.resolve((verb === 'look' ? withoutBoard(refusal) : refusal) as never);
    }
    if (verb === 'read') return Promise.resolve(withSelected(verbs.read()) as never);
    if (!WRITING.includes(verb)) return Promise.resolve(run(...args));
    return groupMoves(async () => {
      const reply = await run(...args);
      // This page takes no digit back; the player may, and is not to be told otherwise.
      if (verb === 'fill') stopSettling();
      return reply;
    }, verb === 'fill');
  },
};

/** The buttons are off by themselves; the popup and the shortcut are not. */
function refuseNow(): Refusal | undefined {
  const session = readSession();
  if (session?.isElsewhere) return { kind: 'elsewhere' };
  return session?.isPaused ? { kind: 'paused' } : undefined;
}

const withoutBoard = (board: Refusal): ReturnType<PageVerbs['look']> => ({ board, canUndo: false });

/** A button that is pressed has the focus itself; the cell that is meant is the one chosen before. */
function withSelected(reply: ReturnType<PageVerbs['read']>): ReturnType<PageVerbs['read']> {
  return reply.kind === 'position' ? { ...reply, focused: readSelected() } : reply;
}

/** Takes a lesson off the board, if there is one. */
export const dropLesson = hideLesson;

/**
 * Lets the content code work here, and answers the popup and the background: they have no other way in.
 * @param selected the cell that the player has chosen
 * @param tell is told what popup and shortcut have done here
 */
export function joinSites(selected: Selected, tell: (outcome: Outcome) => void): void {
  readSelected = selected;
  // Before what finds boards on any page.
  SITES.unshift(site);
  equip(createDrawer);
  dressBy((root) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(OVERLAY_STYLE);
    root.adoptedStyleSheets = [sheet];
  });
  browser.runtime.onMessage.addListener((message: unknown) => {
    const { verb, args } = message as Call;
    const reply = ownPage.call(verb, ...args);
    if (WRITING.includes(verb)) reply.then((outcome) => tell(outcome as Outcome));
    return reply;
  });
}
