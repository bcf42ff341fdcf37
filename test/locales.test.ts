import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { CATALOGUES, LOCALES, type Message } from './catalogue.ts';
import { listFiles, parseSource, read, readSources } from './sources.ts';
import {
  findKeys,
  findLookups,
  findMarkupTexts,
  findUserTexts,
  isForPeople,
} from './user-texts.ts';

const english: Record<string, Message> = CATALOGUES.en;
const keys = Object.keys(english).sort();
const sources = readSources();
const pages = listFiles().filter((path) => /^src\/.*\.html$/.test(path));
const openPage = (path: string) => new JSDOM(read(path)).window.document;

/** Each pair: the form of the mainland, then Taiwan's. Only such as are never written in the other place. */
const PAIRS =
  '数數独獨动動写寫网網页頁个個键鍵点點还還开開关關时時间間题題没沒这這无無错錯误誤择擇选選设設盘盤标標' +
  '准準确確请請录錄输輸内內宫宮结結果果单單读讀览覽扩擴应應与與为為对對从從号號变變换換区區别別处處显顯' +
  '现現测測试試说說话話语語词詞认認识識让讓过過进進远遠运運连連类類线線组組细細给給继繼续續统統计計记記' +
  '许許该該详詳调調谁誰长長门門问問闭閉队隊阶階难難顺順预預领領颜顏风風飞飛马馬体體传傳众眾优優会會伟偉' +
  '侧側储儲儿兒兰蘭养養减減几幾击擊创創删刪则則办辦务務劳勞单單历歷厅廳压壓参參双雙发發叠疊响響员員启啟' +
  '围圍图圖圆圓块塊坏壞声聲备備够夠头頭学學实實审審宽寬将將专專尽盡层層属屬岁歲币幣师師带帶帮幫广廣库庫' +
  '废廢异異弃棄张張归歸当當径徑总總态態恶惡情情戏戲户戶扫掃执執护護报報担擔拟擬择擇据據损損撤撤断斷条條' +
  '来來杀殺权權极極构構检檢楼樓满滿灭滅灵靈热熱爱愛状狀独獨猜猜环環电電画畫监監着著码碼离離种種积積稳穩' +
  '窗窗笔筆签簽简簡红紅级級纯純经經绘繪绝絕络絡编編缩縮罗羅联聯脚腳节節虑慮虽雖补補装裝观觀规規视視觉覺' +
  '触觸证證评評译譯访訪质質费費资資赛賽车車转轉轮輪软軟较較载載边邊迁遷适適递遞释釋钟鐘钮鈕销銷锁鎖镜鏡' +
  '复復险險随隨隐隱静靜项項须須频頻额額验驗齐齊';
const onlyIn = (place: 0 | 1) =>
  [...PAIRS].filter((_, i, all) => i % 2 === place && all[i] !== all[place === 0 ? i + 1 : i - 1]);

describe.each(LOCALES)('the catalogue %s', (locale) => {
  const catalogue: Record<string, Message> = CATALOGUES[locale];
  const text = Object.values(catalogue)
    .map(({ message }) => message)
    .join('\n');

  it('has every message', () => {
    expect(Object.keys(catalogue).sort()).toEqual(keys);
    const empty = keys.filter((key) => !/[\p{L}\p{P}]/u.test(catalogue[key]?.message ?? ''));
    expect(empty).toEqual([]);
  });

  it.each(keys)('fills the placeholders of %s as the English one does', (key) => {
    const { message = '', placeholders = {} } = catalogue[key] ?? {};
    const contents = (from: NonNullable<Message['placeholders']>) =>
      Object.fromEntries(Object.entries(from).map(([name, { content }]) => [name, content]));
    expect(contents(placeholders)).toEqual(contents(english[key]?.placeholders ?? {}));
    const numbers = Object.values(contents(placeholders)).sort();
    expect(numbers).toEqual(numbers.map((_, i) => `$${i + 1}`));
    const used = [...message.matchAll(/\$(\w+)\$/g)].map(([, name = '']) => name.toLowerCase());
    expect([...new Set(used)].sort()).toEqual(Object.keys(placeholders).sort());
    expect(message.replace(/\$\w+\$/g, ''), 'a stray dollar').not.toContain('$');
  });

  it('keeps to what stores and browsers show whole', () => {
    expect(catalogue.extensionName?.message.length).toBeLessThanOrEqual(45);
    expect(catalogue.extensionDescription?.message.length).toBeLessThanOrEqual(132);
  });

  it('is in its language', () => {
    const expected = { en: 'en', zh_CN: 'zh-Hans', zh_TW: 'zh-Hant' };
    expect(catalogue.languageCode?.message).toBe(expected[locale]);
    const foreign = { en: /[\p{Script=Han}，。：]/u, zh_CN: anyOf(1), zh_TW: anyOf(0) }[locale];
    expect(text.match(foreign)?.[0]).toBeUndefined();
    if (locale === 'en') return;
    const untranslated = keys.filter((key) =>
      /[a-z]{2,} [a-z]+/i.test(catalogue[key]?.message ?? ''),
    );
    expect(untranslated).toEqual([]);
  });
});

function anyOf(place: 0 | 1): RegExp {
  return new RegExp(`[${onlyIn(place).join('')}]`);
}

it('the table of Chinese forms tells one from the other', () => {
  const [mainland, taiwan] = [onlyIn(0), onlyIn(1)];
  expect(mainland.filter((character) => taiwan.includes(character))).toEqual([]);
  expect('写入数字').toMatch(anyOf(0));
  expect('寫入數字').toMatch(anyOf(1));
});

describe('keys', () => {
  const manifest = read('manifest.json');
  const inManifest = [...manifest.matchAll(/__MSG_(\w+)__/g)].map(([, key = '']) => key);
  const inPages = pages.flatMap((path) =>
    [...openPage(path).querySelectorAll<HTMLElement>('[data-message], [data-label]')].flatMap(
      ({ dataset }) => [dataset.message ?? [], dataset.label ?? []].flat(),
    ),
  );
  const lookups = sources.flatMap(findLookups);

  it('all exist where they are used', () => {
    expect(inManifest.length).toBeGreaterThan(3);
    expect(inPages.length).toBeGreaterThan(4);
    expect(lookups.length).toBeGreaterThan(5);
    const used = [...inManifest, ...inPages, ...lookups.map(({ key }) => key)];
    expect(used.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('all are used', () => {
    const used = new Set([...inManifest, ...inPages, ...sources.flatMap(findKeys)]);
    const stem = (key: string) => key.replace(/_(one|other)$/, '');
    expect(keys.filter((key) => !used.has(key) && !used.has(stem(key)))).toEqual([]);
  });

  it('get as many substitutions as their message has placeholders', () => {
    const wanted = (key: string) => Object.keys(english[key]?.placeholders ?? {}).length;
    expect(lookups.filter(({ key, substitutions }) => substitutions !== wanted(key))).toEqual([]);
  });

  it('would not pass for used where only an outcome has that name', () => {
    const text =
      "call('undo'); if (a.kind === 'undone') f({ kind: 'conflict' }); const a = ['guesses'];";
    expect(findKeys(parseSource('src/a.ts', text))).toEqual(['guesses']);
  });
});

describe('words for people', () => {
  it('stand in the catalogues, not in the code', () => {
    const shown = sources.filter(({ path }) =>
      /^src\/(content|explain|extension|report)/.test(path),
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.flatMap(findUserTexts)).toEqual([]);
  });

  it.each(pages)('stand in the catalogues, not in %s', (path) => {
    expect(findMarkupTexts(openPage(path))).toEqual([]);
  });

  it('stand in the catalogues, not in style sheets', () => {
    const sheets = listFiles().filter((path) => /^src\/.*\.css$/.test(path));
    const words = sheets.flatMap(
      (path) => read(path).match(/(?<![\w-])content:[^;]*\p{L}/gu) ?? [],
    );
    expect(words).toEqual([]);
  });

  it('stand in the catalogues, not in the manifest', () => {
    const { name, description, action, commands } = JSON.parse(read('manifest.json'));
    const shown = [name, description, action.default_title, commands.solve.description];
    for (const text of shown) expect(text).toMatch(/^__MSG_\w+__$/);
  });

  it.each([
    'Solve',
    'Undo all',
    'not set',
    'No board.',
    '求解',
    '，',
    'Digits written: ',
    ' cells were put back',
    '<b>a page without any board</b>',
  ])('are told by “%s”', (text) => {
    expect(isForPeople(text)).toBe(true);
    expect(findUserTexts(parseSource('src/a.ts', `show(\`${text}\${count}\`)`))).toHaveLength(1);
    expect(findUserTexts(parseSource('src/a.ts', `type A = '${text}'; // ${text}`))).toEqual([]);
  });

  it.each([
    'board',
    'already-complete',
    'Backspace',
    'a[href], button, input',
    'img, svg, canvas',
    'color-scheme: light dark !important;',
    'chrome://extensions/shortcuts',
    '2+',
    '✓',
    '#ffffff',
  ])('are not told by “%s”', (text) => {
    expect(isForPeople(text)).toBe(false);
  });

  it('are found wherever a page shows or reads them out', () => {
    const markup =
      '<p>one</p><img alt="two"><input placeholder="three"><a title="four"></a><b> – </b>';
    const { document } = new JSDOM(markup).window;
    expect(findMarkupTexts(document).sort()).toEqual(['four', 'one', 'three', 'two']);
  });
});
