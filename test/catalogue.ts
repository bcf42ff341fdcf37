import en from '../src/_locales/en/messages.json';
import zh_CN from '../src/_locales/zh_CN/messages.json';
import zh_TW from '../src/_locales/zh_TW/messages.json';
import type { MessageKey, Translate } from '../src/report.ts';

export const LOCALES = ['en', 'zh_CN', 'zh_TW'] as const;
export type Locale = (typeof LOCALES)[number];

export interface Message {
  message: string;
  placeholders?: Record<string, { content: string }>;
}

type Catalogue = Record<MessageKey, Message>;

export const CATALOGUES: Record<Locale, Catalogue> = { en, zh_CN, zh_TW };

/** Looks messages up as a browser does: `$NAME$` stands for the placeholder's content, `$1` for a substitution. */
export function translateIn(locale: Locale): Translate {
  const catalogue = CATALOGUES[locale];
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
