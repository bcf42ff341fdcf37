import type { MessageKey, Translate } from '../src/report.ts';
import { read } from './sources.ts';

export const LOCALES = ['en', 'zh_CN', 'zh_TW'] as const;
export type Locale = (typeof LOCALES)[number];

export interface Message {
  message: string;
  placeholders?: Record<string, { content: string }>;
}

export const readCatalogue = (locale: Locale): Record<MessageKey, Message> =>
  JSON.parse(read(`src/_locales/${locale}/messages.json`));

/** Looks messages up as a browser does: `$NAME$` stands for the placeholder's content, `$1` for a substitution. */
export function translateIn(locale: Locale): Translate {
  const catalogue = readCatalogue(locale);
  return (key, ...substitutions) => {
    const { message, placeholders = {} } = catalogue[key];
    return message.replace(/\$(\w+)\$/g, (_, name: string) =>
      (placeholders[name.toLowerCase()]?.content ?? '').replace(
        /\$(\d)/g,
        (_, number: string) => substitutions[Number(number) - 1] ?? '',
      ),
    );
  };
}
