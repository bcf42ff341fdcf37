import type { Translate } from '../report.ts';

interface MessageSource {
  i18n?: { getMessage(key: string, substitutions: string[]): string };
}

/**
 * Looks a message up in the browser's language. The one piece of the browser's API that runs in the page:
 * the button beside the board must speak without waiting for the extension.
 * @returns the message; nothing once the extension has been switched off, updated or removed
 */
export const translate: Translate = (key, ...substitutions) => {
  const { browser, chrome } = globalThis as { browser?: MessageSource; chrome?: MessageSource };
  try {
    return (browser ?? chrome)?.i18n?.getMessage(key, substitutions) ?? '';
  } catch {
    return '';
  }
};
