/** The popup's second screen: how hard the puzzle is, and the way to its solution. */
import { explainStep } from '../explain/explain.ts';
import { describePath } from '../explain/path.ts';
import { nameLevel, nameTechnique } from '../explain/techniques.ts';
import { report } from '../report.ts';
import type { Grade } from '../sudoku/techniques/grade.ts';
import type { Grid } from '../sudoku/types.ts';
import { refuse } from './coach.ts';
import { callPage } from './page-verbs.ts';
import { find, findButton, showParagraphs } from './popup-elements.ts';
import { listFigures } from './popup-figures.ts';
import { translate } from './translate.ts';
import type { WorkerAnalyst } from './worker-analyst.ts';

const bar = find<HTMLProgressElement>('done');
const copyButton = findButton('copy-path');
const pathButton = findButton('show-path');

/** What is graded, and the step of its path that is shown. */
let graded: { grade: Grade; puzzle: Grid; at: number } | undefined;

/** Makes the buttons of the second screen work, and the one that leads to it. */
export function connectGrade(tabId: number, analyst: WorkerAnalyst): void {
  const leave = () => {
    analyst.cancel();
    switchTo('home');
    findButton('show-grade').focus();
  };
  findButton('show-grade').addEventListener('click', () => gradeBoard(tabId, analyst));
  for (const id of ['leave-grade', 'cancel-grade']) findButton(id).addEventListener('click', leave);
  pathButton.addEventListener('click', () => showPath(pathButton.ariaExpanded !== 'true'));
  findButton('previous-step').addEventListener('click', () => showStep(-1));
  findButton('next-step').addEventListener('click', () => showStep(1));
  copyButton.addEventListener('click', copyPath);
}

async function gradeBoard(tabId: number, analyst: WorkerAnalyst): Promise<void> {
  switchTo('grade');
  findButton('leave-grade').focus();
  showPath(false);
  for (const id of ['graded', 'grade-actions']) find(id).hidden = true;
  copyButton.textContent = translate('copyPath');
  find('grade-refusal').textContent = '';
  const position = await callPage(tabId, 'read');
  if (position.kind !== 'position') {
    find('grade-refusal').textContent = report(position, translate).text;
    return;
  }
  const givens = Uint8Array.from(position.givens);
  bar.value = 0;
  find('progress').hidden = false;
  const answer = await analyst.analyse({ kind: 'grade', givens }, (done) => {
    bar.value = done;
  });
  find('progress').hidden = true;
  if (answer.kind === 'graded') showGrade(answer, givens);
  else find('grade-refusal').textContent = report(refuse(answer), translate).text;
}

function showGrade(grade: Grade, puzzle: Grid): void {
  graded = { grade, puzzle, at: 0 };
  const { level, rating, hardest, score, player, counts } = grade;
  const mean = (number: number) => String(Number(number.toFixed(1)));
  listFigures(find('grade-figures'), [
    ['gradeLevel', nameLevel(level, translate)],
    ['gradeRating', rating.toFixed(1)],
    ['gradeHardest', hardest ? nameTechnique(hardest, translate) : ''],
    ['gradeSum', String(score)],
    ['gradeN1', mean(player.n1)],
    ['gradeN2', mean(player.n2)],
    ['gradeN3', mean(player.n3)],
    ['gradeScore', mean(player.score)],
  ]);
  find('techniques').replaceChildren(
    ...counts.map(({ technique, count }) => {
      const item = document.createElement('li');
      const name = nameTechnique(technique, translate);
      item.textContent = translate('techniqueCount', name, String(count));
      return item;
    }),
  );
  for (const id of ['graded', 'grade-actions']) find(id).hidden = false;
}

/** The path takes the place of the figures: the popup is to stay one screen. */
function showPath(isShown: boolean): void {
  for (const id of ['path', 'path-steps']) find(id).hidden = !isShown;
  find('graded').hidden = isShown;
  pathButton.ariaExpanded = String(isShown);
  if (isShown) showStep(0);
}

/** Shows the step that lies `by` steps from the one shown. */
function showStep(by: number): void {
  if (!graded) return;
  const { path } = graded.grade;
  graded.at = Math.max(0, Math.min(path.length - 1, graded.at + by));
  const { at } = graded;
  const step = path[at];
  if (!step) return;
  const { name, why, action } = explainStep(step, translate);
  find('step-number').textContent = translate('stepOf', String(at + 1), String(path.length));
  showParagraphs(find('step'), [name, ...why, action]);
  findButton('previous-step').disabled = at === 0;
  findButton('next-step').disabled = at === path.length - 1;
}

async function copyPath(): Promise<void> {
  if (!graded) return;
  await navigator.clipboard.writeText(describePath(graded.grade, graded.puzzle, translate));
  copyButton.textContent = translate('copied');
}

function switchTo(screen: 'home' | 'grade'): void {
  find('home').hidden = screen !== 'home';
  find('grade').hidden = screen !== 'grade';
}
