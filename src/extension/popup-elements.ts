import type { MessageKey } from '../report.ts';
import { translate } from './translate.ts';

/** Puts the words of the player's language where the page names their messages. */
export function fillWords(): void {
  document.documentElement.lang = translate('languageCode');
  for (const element of document.querySelectorAll<HTMLElement>('[data-message], [data-label]')) {
    const { message, label } = element.dataset;
    if (message) element.textContent = translate(message as MessageKey);
    if (label) element.ariaLabel = translate(label as MessageKey);
  }
}

/** @returns the element of the page with this id */
export const find = <T extends HTMLElement = HTMLElement>(id: string) =>
  document.getElementById(id) as T;

/** @returns the page's button with this id */
export const findButton = (id: string) => find<HTMLButtonElement>(id);

/** Fills an element with paragraphs. */
export function showParagraphs(element: HTMLElement, texts: readonly string[]): void {
  element.replaceChildren(
    ...texts.map((text) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      return paragraph;
    }),
  );
}
