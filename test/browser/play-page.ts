/** The play page, driven as a player does. */
import { type BrowserDriver, type Page, until } from './driver.ts';

export const openPlay = (driver: BrowserDriver, rest = '') =>
  driver.open(`${driver.extensionOrigin}/play.html${rest}`);

/** What the play page shows. */
export interface PlayView {
  /** The game's id, as the address has it. */
  game: string;
  /** Givens and entries, `.` for an empty cell. */
  grid: string;
  givens: number;
  /** Pencil marks by cell, counted from 1. */
  marks: Record<string, string>;
  conflicts: number[];
  level: string;
  clock: string;
  outcome: string;
  focus: string;
  dialog: string;
  refusal: string;
  isElsewhere: boolean;
  isPaused: boolean;
}

export const playView = (page: Page) =>
  page.evaluate<PlayView>(`(() => {
    const find = (id) => document.getElementById(id);
    const inputs = [...document.querySelectorAll('.digit')];
    const dialog = document.querySelector('dialog[open]');
    return {
      game: new URLSearchParams(location.search).get('game') ?? '',
      grid: inputs.map(({ value }) => value || '.').join(''),
      givens: inputs.filter(({ readOnly }) => readOnly).length,
      marks: Object.fromEntries([...document.querySelectorAll('.pencil')]
        .filter(({ value }) => value).map(({ id, value }) => [id.slice(4), value])),
      conflicts: inputs.flatMap(({ ariaInvalid }, i) => ariaInvalid === 'true' ? [i + 1] : []),
      level: find('level').textContent,
      clock: find('clock').textContent,
      outcome: find('outcome').textContent,
      focus: document.activeElement.id,
      dialog: dialog?.id ?? '',
      refusal: dialog?.querySelector('.refusal')?.textContent ?? '',
      isElsewhere: !find('elsewhere').hidden,
      isPaused: !find('curtain').hidden,
    };
  })()`);

/** Reads the play page once it shows what is waited for. */
export async function waitForPlay(
  page: Page,
  what: string,
  isShown: (view: PlayView) => boolean,
): Promise<PlayView> {
  let view: PlayView | undefined;
  const look = async () => {
    view = await playView(page);
    return isShown(view);
  };
  await until(`the play page shows ${what}`, look).catch((fault) => {
    throw new Error(`${fault}; it shows ${JSON.stringify(view)}`);
  });
  return view as PlayView;
}

/** Presses a button of the play page. */
export const clickOn = (page: Page, selector: string) =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click(); 0`);

/** Pastes a text, with the focus where it is. */
export const pasteInto = (page: Page, text: string) =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox takes no data for an event that a script makes.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    document.activeElement.dispatchEvent(event);
  })()`);

/** Drops a file of text on the page. */
export const dropFile = (page: Page, text: string) =>
  page.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(text)}], 'puzzle.sdk'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  })()`);
