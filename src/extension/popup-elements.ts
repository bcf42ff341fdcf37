/** @returns the element of the popup with this id */
export const find = <T extends HTMLElement = HTMLElement>(id: string) =>
  document.getElementById(id) as T;

/** @returns the popup's button with this id */
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
