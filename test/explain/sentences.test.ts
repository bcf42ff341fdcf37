import { describe, expect, it } from 'vitest';
import { explainStep } from '../../src/explain/explain.ts';
import type { TechniqueId } from '../../src/sudoku/techniques/step.ts';
import { LOCALES, type Locale, translateIn } from '../catalogue.ts';
import { EXAMPLES } from './examples.ts';

/** Where, why and what to do, as the player reads it. */
const SENTENCES: Partial<Record<TechniqueId, Record<Locale, string[]>>> = {
  'full-house': {
    en: [
      'Full house: look in row 1.',
      'r1c1 is the last empty cell of row 1, so it takes the one digit that is missing there.',
      'Write 5 in r1c1.',
    ],
    zh_CN: [
      '同区剩余：请看第1行。',
      'r1c1 是第1行最后一个空格，只能填这里唯一缺少的数字。',
      '在 r1c1 填入 5。',
    ],
    zh_TW: [
      '同區剩餘：請看第1橫列。',
      'r1c1 是第1橫列最後一個空格，只能填這裡唯一缺少的數字。',
      '在 r1c1 填入 5。',
    ],
  },
  'hidden-single': {
    en: [
      'Hidden single: look in box 1.',
      'In box 1, one of the missing digits fits in no other cell than r1c2.',
      'The same digit at r2c5 and r7c3 keeps it out of other cells there.',
      'Write 5 in r1c2.',
    ],
    zh_CN: [
      '摒除：请看第1宫。',
      '第1宫缺少的数字中，有一个只能填在 r1c2。',
      'r2c5 和 r7c3 的同一数字摒除了其他空格。',
      '在 r1c2 填入 5。',
    ],
    zh_TW: [
      '摒除：請看第1宮。',
      '第1宮缺少的數字中，有一個只能填在 r1c2。',
      'r2c5 和 r7c3 的同一數字摒除了其他空格。',
      '在 r1c2 填入 5。',
    ],
  },
  'naked-single': {
    en: [
      'Naked single: look at r1c1.',
      'Eight different digits stand in the row, column and box of r1c1, so only one is left for it.',
      'Write 9 in r1c1.',
    ],
    zh_CN: [
      '唯一余数：请看 r1c1。',
      'r1c1 所在的行、列、宫中已有八个不同的数字，只剩一个可填。',
      '在 r1c1 填入 9。',
    ],
    zh_TW: [
      '唯餘：請看 r1c1。',
      'r1c1 所在的行、列、宮中已有八個不同的數字，只剩一個可填。',
      '在 r1c1 填入 9。',
    ],
  },
  pointing: {
    en: [
      'Pointing: look in box 1 and row 1.',
      'The 5 of box 1 can only go in r1c1 or r1c2, which lie in row 1. So no other cell of row 1 can be 5.',
      'Strike out 5 in r1c7, r1c8.',
    ],
    zh_CN: [
      '宫区块：请看第1宫和第1行。',
      '第1宫的 5 只能填在 r1c1 或 r1c2，它们都在第1行。所以第1行的其他格不能是 5。',
      '删去 r1c7、r1c8 的 5。',
    ],
    zh_TW: [
      '宮區塊：請看第1宮和第1橫列。',
      '第1宮的 5 只能填在 r1c1 或 r1c2，它們都在第1橫列。所以第1橫列的其他格不能是 5。',
      '刪去 r1c7、r1c8 的 5。',
    ],
  },
  'naked-pair': {
    en: [
      'Naked pair: look in row 1.',
      'r1c1 and r1c5 can only hold 3 and 7, so between them they use both; no other cell of row 1 can be 3 or 7.',
      'Strike out 3 in r1c4, r1c7; 7 in r1c9.',
    ],
    zh_CN: [
      '显性数对：请看第1行。',
      'r1c1 和 r1c5 只能填 3 和 7，这两个数字由两格用完；第1行的其他格不能是 3 或 7。',
      '删去 r1c4、r1c7 的 3；r1c9 的 7。',
    ],
    zh_TW: [
      '顯性數對：請看第1橫列。',
      'r1c1 和 r1c5 只能填 3 和 7，這兩個數字由兩格用完；第1橫列的其他格不能是 3 或 7。',
      '刪去 r1c4、r1c7 的 3；r1c9 的 7。',
    ],
  },
  'hidden-triple': {
    en: [
      'Hidden triple: look in column 4.',
      'In column 4, the digits 2, 4, and 6 fit only in r1c4, r2c4, and r5c4: as many cells as digits, so nothing else fits in these cells.',
      'Strike out 3 in r1c4; 8 in r5c4.',
    ],
    zh_CN: [
      '隐性三数组：请看第4列。',
      '第4列的 2、4 和 6 只能填在 r1c4、r2c4 和 r5c4，格与数字一样多，因此这些格不能再填别的数字。',
      '删去 r1c4 的 3；r5c4 的 8。',
    ],
    zh_TW: [
      '隱性三數組：請看第4直行。',
      '第4直行的 2、4 和 6 只能填在 r1c4、r2c4 和 r5c4，格與數字一樣多，因此這些格不能再填別的數字。',
      '刪去 r1c4 的 3；r5c4 的 8。',
    ],
  },
  'x-wing': {
    en: [
      'X-wing: look in rows 2 and 7.',
      'The 5s of rows 2 and 7 fit only in columns 3 and 8. Each of the former needs its own, which uses up the latter: no other cell of column 3 or column 8 can be 5.',
      'Strike out 5 in r4c3.',
    ],
    zh_CN: [
      '二链列：请看第2和7行。',
      '第2和7行的 5 只能填在第3和8列。前者各需一个 5，正好用完后者：第3列或第8列的其他格不能是 5。',
      '删去 r4c3 的 5。',
    ],
    zh_TW: [
      '二鏈列：請看第2和7橫列。',
      '第2和7橫列的 5 只能填在第3和8直行。前者各需一個 5，正好用完後者：第3直行或第8直行的其他格不能是 5。',
      '刪去 r4c3 的 5。',
    ],
  },
  'finned-x-wing': {
    en: [
      'Finned X-wing: look in rows 2 and 7.',
      'The 5s of rows 2 and 7 fit only in columns 3 and 8, except for the fin at r7c9.',
      'Either 5 is in the fin, or the fish uses up columns 3 and 8. Either way 5 is ruled out at r9c8.',
      'Strike out 5 in r9c8.',
    ],
    zh_CN: [
      '带鳍二链列：请看第2和7行。',
      '除鳍 r7c9 外，第2和7行的 5 只能填在第3和8列。',
      '要么鳍中有 5，要么鱼用完第3和8列的 5。无论如何，r9c8 不能是 5。',
      '删去 r9c8 的 5。',
    ],
    zh_TW: [
      '帶鰭二鏈列：請看第2和7橫列。',
      '除鰭 r7c9 外，第2和7橫列的 5 只能填在第3和8直行。',
      '要嘛鰭中有 5，要嘛魚用完第3和8直行的 5。無論如何，r9c8 不能是 5。',
      '刪去 r9c8 的 5。',
    ],
  },
  skyscraper: {
    en: [
      'Skyscraper: look in columns 6 and 9.',
      'The 6 of column 6 can only go in r5c6 or r3c6.',
      'The 6 of column 9 can only go in r3c9 or r6c9.',
      'r3c6 and r3c9 see each other and cannot both be 6, so at least one of r5c6 and r6c9 is. What sees both of these cannot be 6.',
      'Strike out 6 in r5c7.',
    ],
    zh_CN: [
      '摩天楼：请看第6和9列。',
      '第6列的 6 只能填在 r5c6 或 r3c6。',
      '第9列的 6 只能填在 r3c9 或 r6c9。',
      'r3c6 和 r3c9 互相可见，不能都是 6，所以 r5c6 和 r6c9 至少有一个是 6。同时看到这两格的格不能是 6。',
      '删去 r5c7 的 6。',
    ],
    zh_TW: [
      '摩天樓：請看第6和9直行。',
      '第6直行的 6 只能填在 r5c6 或 r3c6。',
      '第9直行的 6 只能填在 r3c9 或 r6c9。',
      'r3c6 和 r3c9 互相可見，不能都是 6，所以 r5c6 和 r6c9 至少有一個是 6。同時看到這兩格的格不能是 6。',
      '刪去 r5c7 的 6。',
    ],
  },
  'xy-wing': {
    en: [
      'XY-wing: look at r4c1, r4c4, and r5c2.',
      'r4c1 is 1 or 6. Either way it leaves r4c4 or r5c2 with nothing but 9, so a cell that sees both of these cannot be 9.',
      'Strike out 9 in r4c2, r5c5.',
    ],
    zh_CN: [
      'XY 翼：请看 r4c1、r4c4 和 r5c2。',
      'r4c1 是 1 或 6，无论哪个，都会使 r4c4 或 r5c2 只剩 9，所以同时看到这两格的格不能是 9。',
      '删去 r4c2、r5c5 的 9。',
    ],
    zh_TW: [
      'XY 翼：請看 r4c1、r4c4 和 r5c2。',
      'r4c1 是 1 或 6，無論哪個，都會使 r4c4 或 r5c2 只剩 9，所以同時看到這兩格的格不能是 9。',
      '刪去 r4c2、r5c5 的 9。',
    ],
  },
  'uniqueness-1': {
    en: [
      'Unique rectangle type 1: look at r2c7, r2c9, r9c7, and r9c9.',
      'If r2c7, r2c9, r9c7, and r9c9 held only 2 and 3, these could be exchanged and the puzzle would have two solutions.',
      'So r2c7 must be one of its other candidates.',
      'Strike out 2 and 3 in r2c7.',
    ],
    zh_CN: [
      '唯一矩形类型 1：请看 r2c7、r2c9、r9c7 和 r9c9。',
      '假如 r2c7、r2c9、r9c7 和 r9c9 只填 2 和 3，两个数字可以互换，题目就有两个解。',
      '所以 r2c7 必须是它的其他候选数。',
      '删去 r2c7 的 2 和 3。',
    ],
    zh_TW: [
      '唯一矩形類型 1：請看 r2c7、r2c9、r9c7 和 r9c9。',
      '假如 r2c7、r2c9、r9c7 和 r9c9 只填 2 和 3，兩個數字可以互換，題目就有兩個解。',
      '所以 r2c7 必須是它的其他候選數。',
      '刪去 r2c7 的 2 和 3。',
    ],
  },
  'simple-colours-trap': {
    en: [
      'Simple colours (trap): look at r1c3, r1c5, r2c6, and r3c9.',
      'Coloured by turns along houses with two places for 1, either all of A (r1c3 and r2c6) or all of B (r1c5 and r3c9) are 1.',
      'A cell that sees both colours cannot be 1.',
      'Strike out 1 in r3c2.',
    ],
    zh_CN: [
      '简单染色（异色同见）：请看 r1c3、r1c5、r2c6 和 r3c9。',
      '沿着只有两处可填 1 的区域交替染色，A（r1c3 和 r2c6）或 B（r1c5 和 r3c9），必有一种颜色全是 1。',
      '同时看到两种颜色的格不能是 1。',
      '删去 r3c2 的 1。',
    ],
    zh_TW: [
      '簡單染色（異色同見）：請看 r1c3、r1c5、r2c6 和 r3c9。',
      '沿著只有兩處可填 1 的區域交替染色，A（r1c3 和 r2c6）或 B（r1c5 和 r3c9），必有一種顏色全是 1。',
      '同時看到兩種顏色的格不能是 1。',
      '刪去 r3c2 的 1。',
    ],
  },
  'xy-chain': {
    en: [
      'XY-chain: look at r5c2, r7c2, and r7c8.',
      'At least one end of the chain is true: if (5)r5c2 is false, the links make (5)r7c8 true. Whatever both ends rule out goes.',
      '(5=8)r5c2 − (8=2)r7c2 − (2=5)r7c8',
      'Strike out 5 in r5c8.',
    ],
    zh_CN: [
      'XY 链：请看 r5c2、r7c2 和 r7c8。',
      '链的两端至少有一端为真：若 (5)r5c2 为假，沿链可得 (5)r7c8 为真。两端都排除的就可删去。',
      '(5=8)r5c2 − (8=2)r7c2 − (2=5)r7c8',
      '删去 r5c8 的 5。',
    ],
    zh_TW: [
      'XY 鏈：請看 r5c2、r7c2 和 r7c8。',
      '鏈的兩端至少有一端為真：若 (5)r5c2 為假，沿鏈可得 (5)r7c8 為真。兩端都排除的就可刪去。',
      '(5=8)r5c2 − (8=2)r7c2 − (2=5)r7c8',
      '刪去 r5c8 的 5。',
    ],
  },
  'als-xz': {
    en: [
      'ALS-XZ: look at r1c4, r1c6, r1c8, r1c9, r2c5, and r3c8.',
      'r1c46,r2c5 {1358} and r1c89,r3c8 {3589} are almost locked: each has one digit more than cells.',
      'Only one of them can hold the restricted common 5; the other then holds all its other digits. So what sees every 3 of both sets cannot be 3.',
      'Strike out 3 in r2c7.',
    ],
    zh_CN: [
      '待定数组 ALS-XZ：请看 r1c4、r1c6、r1c8、r1c9、r2c5 和 r3c8。',
      'r1c46,r2c5 {1358} 和 r1c89,r3c8 {3589} 都是待定数组：数字比格多一个。',
      '限制性公共数 5 只能在其中一个数组，另一个就填满其余数字。所以看到两个数组中所有 3 的格不能是 3。',
      '删去 r2c7 的 3。',
    ],
    zh_TW: [
      '待定數組 ALS-XZ：請看 r1c4、r1c6、r1c8、r1c9、r2c5 和 r3c8。',
      'r1c46,r2c5 {1358} 和 r1c89,r3c8 {3589} 都是待定數組：數字比格多一個。',
      '限制性公共數 5 只能在其中一個數組，另一個就填滿其餘數字。所以看到兩個數組中所有 3 的格不能是 3。',
      '刪去 r2c7 的 3。',
    ],
  },
};

describe.each(LOCALES)('a hint in %s', (locale) => {
  it.each(EXAMPLES)('explains $technique', (step) => {
    const { where, why, action } = explainStep(step, translateIn(locale));
    expect([where, ...why, action]).toEqual(SENTENCES[step.technique]?.[locale]);
  });
});

describe('a hint', () => {
  const english = translateIn('en');

  it.each(EXAMPLES.filter(({ placements }) => placements.length > 0))(
    'keeps the digit of $technique for the end',
    (step) => {
      const { where, why } = explainStep(step, english);
      for (const text of [where, ...why]) {
        expect(text.replace(/r\dc\d|(row|column|box) \d/g, '')).not.toMatch(/\d/);
      }
    },
  );

  it('lights the parts of a pattern apart', () => {
    const wing = EXAMPLES.find(({ technique }) => technique === 'xy-wing');
    const [pivot, ...pincers] = [27, 30, 37];
    expect(wing && explainStep(wing, english).marks).toEqual({
      1: [27, 30, 37].map((cell) => ({ cell, role: 'where' })),
      2: [{ cell: pivot, role: 'where' }, ...pincers.map((cell) => ({ cell, role: 'because' }))],
      3: [
        ...[27, 30, 37].map((cell) => ({ cell, role: 'where' })),
        { cell: 28, role: 'removed', digits: [9] },
        { cell: 40, role: 'removed', digits: [9] },
      ],
    });
  });
});
