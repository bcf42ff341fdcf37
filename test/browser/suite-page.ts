/** What the suites and the demonstration share: reading the replica page and the popup. */
import { fileURLToPath } from 'node:url';
import { type BrowserDriver, type BrowserName, type Page, type Popup, until } from './driver.ts';

export const BROWSERS: readonly BrowserName[] = ['chromium', 'firefox'];

const DIST: Record<BrowserName, string> = { chromium: 'chrome', firefox: 'firefox' };

export function extensionFolder(browser: BrowserName): string {
  return fileURLToPath(new URL(`../../dist/${DIST[browser]}`, import.meta.url));
}

/** Addresses of the site's boards. */
export function boardUrl(query: Record<string, string | number> = {}): string {
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  return `http://www.sudoku.name/index.php?${search}`;
}

/** @returns what the page itself believes to be on the board: 81 characters */
export const modelOf = (page: Page) =>
  page.evaluate<string>("document.getElementById('page_model').textContent");

/**
 * @returns what the inputs hold, pencil marks included, by id; read past anything that the page redefined
 */
export const valuesOf = (page: Page) =>
  page.evaluate<Record<string, string>>(`(() => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').get;
    const inputs = document.querySelectorAll('table input');
    const values = {};
    for (let i = 0; i < inputs.length; i++) values[inputs[i].id] = value.call(inputs[i]);
    return values;
  })()`);

export const waitForModel = (page: Page, model: string) =>
  until(`the page believes ${model}`, async () => (await modelOf(page)) === model);

export const waitForBadge = (driver: BrowserDriver, page: Page, badge: string) =>
  until(`badge ${badge}`, async () => (await driver.badge(page)) === badge);

/** @returns our button beside the board, once it is there */
export const pageButton = (page: Page, name: string) =>
  until(`page button ${name}`, async () =>
    (await page.accessibleButtons()).find((button) => button.name === name),
  );

/** Clicks the middle of our button beside the board. */
export async function clickPageButton(page: Page, name: string): Promise<void> {
  let box = (await pageButton(page, name)).box;
  // It finds its place a frame after it appears, and again when the page moves.
  await until('the button at rest', async () => {
    const before = box;
    box = (await pageButton(page, name)).box;
    return box.x === before.x && box.y === before.y && box.y >= 0;
  });
  await page.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** @returns where everything on the page is, our own things left out */
export const layoutOf = (page: Page) =>
  page.evaluate<string>(`JSON.stringify(Array.from(document.body.querySelectorAll('*'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.localName, x, y, width, height];
  }).concat([[document.documentElement.scrollWidth, document.documentElement.scrollHeight]]))`);

/** Puts a text into a field of the page as a player does; the page hears of it when the player goes on. */
export async function typeInto(page: Page, id: string, text: string): Promise<void> {
  await page.evaluate(`document.getElementById('${id}').select(); 0`);
  await page.type(text);
  await page.press('Tab');
}

/** What the page shows of a lesson. */
export interface LessonView {
  title: string;
  text: string[];
  /** The roles and digits of each cell that is lit. */
  lit: Record<string, string>;
}

/** @returns the lesson on the page as it is drawn; nothing where there is none */
export const lessonOf = (page: Page) =>
  page.evaluateInShadow<LessonView>(
    'sudoku-autofill-lesson',
    // Calls no method that a page may have redefined.
    `(root) => {
      const cells = document.querySelectorAll('#sudoku_main_board td');
      const cellOf = (box) => {
        const is = box.getBoundingClientRect();
        const off = (td) => {
          const due = td.getBoundingClientRect();
          return Math.max(Math.abs(is.left - due.left), Math.abs(is.top - due.top),
            Math.abs(is.width - due.width), Math.abs(is.height - due.height));
        };
        let cell = 0;
        while (cell < cells.length && off(cells[cell]) >= 0.6) cell++;
        return cell < cells.length ? 'r' + (Math.floor(cell / 9) + 1) + 'c' + (cell % 9 + 1) : 'nowhere';
      };
      const title = root.querySelector('[role=status] strong');
      const view = { title: title ? title.textContent : '', text: [], lit: {} };
      const paragraphs = root.querySelectorAll('[role=status] p');
      for (let i = 0; i < paragraphs.length; i++) view.text[i] = paragraphs[i].textContent;
      const boxes = root.querySelectorAll('.cell');
      for (let i = 0; i < boxes.length; i++) {
        const marks = boxes[i].querySelectorAll('i, b');
        let words = '';
        for (let j = 0; j < marks.length; j++) {
          words += (j > 0 ? ' ' : '') + (marks[j].textContent || marks[j].className);
        }
        view.lit[cellOf(boxes[i])] = words;
      }
      return view;
    }`,
  );

export const waitForNoLesson = (page: Page) =>
  until('no lesson', async () => !(await lessonOf(page)));

/** @returns the lesson that is shown once there is another than `before`, on the cells of the page */
export async function waitForLesson(page: Page, before?: LessonView): Promise<LessonView> {
  let lesson: LessonView | undefined;
  await until('another lesson', async () => {
    lesson = await lessonOf(page);
    const isDrawn = lesson && lesson.title !== '' && !('nowhere' in lesson.lit);
    return isDrawn && JSON.stringify(lesson) !== JSON.stringify(before);
  });
  return lesson as LessonView;
}

/** Presses the shortcut for hints. @returns the lesson that it brings */
export async function askForHint(page: Page): Promise<LessonView> {
  const before = await lessonOf(page);
  await page.pressShortcut('K');
  return waitForLesson(page, before);
}

/** What the popup shows. */
export interface PopupView {
  board: string;
  outcome: string;
  lesson: string[];
  figures: Record<string, string>;
  solve: boolean;
  undo: boolean;
  fillAny: boolean;
  /** What each button says that can be pressed, by id. */
  buttons: Record<string, string>;
  shortcut: string;
  hintKey: string;
  focus: string;
  lang: string;
}

/** Reads the popup; buttons are true where they can be pressed. */
export const viewOf = (popup: Popup) =>
  popup.evaluate<PopupView>(`(() => {
    const find = (id) => document.getElementById(id);
    const canPress = (button) => !button.disabled && button.checkVisibility();
    const buttons = Object.fromEntries([...document.querySelectorAll('button')]
      .filter(canPress).map(({ id, textContent }) => [id, textContent]));
    return {
      board: find('board').textContent,
      outcome: find('outcome').textContent,
      lesson: Array.from(find('lesson').children, ({ textContent }) => textContent),
      figures: Object.fromEntries(Array.from(document.querySelectorAll('dt'), (term) =>
        [term.textContent, term.nextElementSibling.textContent])),
      solve: 'solve' in buttons,
      undo: 'undo' in buttons,
      fillAny: 'fill-any' in buttons,
      buttons,
      shortcut: find('solve-key').textContent,
      hintKey: find('hint-key').textContent,
      focus: document.activeElement.id,
      lang: document.documentElement.lang,
    };
  })()`);

/** Reads the popup once it shows what is waited for. */
export async function waitForView(
  popup: Popup,
  what: string,
  isShown: (view: PopupView) => boolean,
): Promise<PopupView> {
  let view: PopupView | undefined;
  await until(`popup shows ${what}`, async () => {
    view = await viewOf(popup);
    return isShown(view);
  }).catch((fault) => {
    throw new Error(`${fault}; it shows ${JSON.stringify(view)}`);
  });
  return view as PopupView;
}

/** Opens the popup over the page and waits until it has looked at the page. */
export async function openPopup(driver: BrowserDriver, page: Page): Promise<Popup> {
  const popup = await driver.openPopup(page);
  await waitForView(popup, 'what is on the page', ({ board }) => board !== '');
  return popup;
}

export const pressInPopup = (popup: Popup, id: string) =>
  popup.evaluate(`document.getElementById('${id}').click()`);

/** @returns how large the popup asks to be, in CSS pixels */
export const sizeOf = (popup: Popup) =>
  popup.evaluate<{ width: number; height: number }>(`(() => {
    const { width, height } = document.body.getBoundingClientRect();
    return { width, height };
  })()`);

/** Goes through the path of a grade. @returns the greatest height that the popup asks for on the way */
export const highestStep = (popup: Popup) =>
  popup.evaluate<number>(`(() => {
    const next = document.getElementById('next-step');
    let highest = 0;
    do {
      next.click();
      highest = Math.max(highest, document.body.getBoundingClientRect().height);
    } while (!next.disabled);
    return highest;
  })()`);
