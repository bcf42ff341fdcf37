import type { Translate } from '../report.ts';
import { browser } from './browser.ts';

export const translate: Translate = (key, ...substitutions) =>
  browser.i18n.getMessage(key, substitutions);
