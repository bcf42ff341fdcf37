/** The coach at a page of the replica: a browser of which no more is there than runs the real verbs in the page. */
import { onTestFinished } from 'vitest';
import { runAnalysis } from '../../src/extension/run-analysis.ts';
import type { PageVerbs } from '../../src/protocol.ts';
import type { MessageKey } from '../../src/report.ts';
import { translateIn } from '../catalogue.ts';
import { loadVerbs, openPage } from '../content/page.ts';

interface Injection {
  func?: (...args: unknown[]) => unknown;
  args?: unknown[];
}

type Coach = typeof import('../../src/extension/coach.ts');

/**
 * Opens a page and takes a coach to it.
 * @returns what a player can ask for, and the page's own verbs
 */
export async function coachAt(query: string) {
  openPage(query);
  const page = globalThis as { browser?: unknown; chrome?: unknown; sudokuAutofill?: PageVerbs };
  const translate = translateIn('en');
  const executeScript = async ({ func, args = [] }: Injection) => [
    // What crosses to the extension is a copy.
    { result: structuredClone(await func?.(...args)) },
  ];
  page.browser = page.chrome = {
    runtime: { id: 'test' },
    scripting: { executeScript },
    i18n: {
      getMessage: (key: MessageKey, texts: string | string[] = []) =>
        translate(key, ...[texts].flat()),
    },
  };
  const verbs = await loadVerbs();
  page.sudokuAutofill = verbs;
  const coach: Coach = await import('../../src/extension/coach.ts');
  const { pageInTab } = await import('../../src/extension/page-verbs.ts');
  const tab = pageInTab(1);
  onTestFinished(() => {
    delete page.browser;
    delete page.chrome;
    delete page.sudokuAutofill;
  });
  return {
    verbs,
    hint: () => coach.giveHint(tab, (question) => Promise.resolve(runAnalysis(question) as never)),
    check: () => coach.check(tab),
    clearWrong: () => coach.clearWrong(tab),
    reveal: () => coach.reveal(tab),
    fillSingles: () => coach.fillSingles(tab),
    fillNotes: () => coach.fillNotes(tab),
  };
}
