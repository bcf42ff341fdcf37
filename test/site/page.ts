import { renderBoard, savedProgress } from './board.ts';
import { LABELS } from './labels.ts';
import { addressOf, type PageOptions, readOptions } from './options.ts';
import { nextNumber } from './puzzles.ts';

/** Data within a script element must not be able to end it. */
const embed = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

function renderHead(options: PageOptions): string {
  const { title } = LABELS[options.language];
  const sheets = [
    'site',
    'board',
    ...(['narrow', 'odd-css'] as const).filter((name) => options.variants.includes(name)),
  ];
  const links = sheets.map((name) => `<link rel="stylesheet" href="/css/${name}.css">`).join('\n');
  return `<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${links}`;
}

function renderHeader(options: PageOptions): string {
  const text = LABELS[options.language];
  return `<header>
<a class="logo" href="/"><b aria-hidden="true">9</b><span>${text.title}</span></a>
<p>${text.tagline}</p>
<nav>
<a href="${addressOf(options, { killer_sudoku: 0 })}">${text.play}</a>
<a href="${addressOf(options, { killer_sudoku: 1 })}">${text.killer}</a>
<a href="/about.php?ln=${options.language}">${text.about}</a>
</nav>
</header>`;
}

function renderSidebar(options: PageOptions): string {
  const text = LABELS[options.language];
  const levels = text.levels.map((name, i) => {
    const current = i + 1 === options.difficult ? ' aria-current="true"' : '';
    return `<li><a href="${addressOf(options, { difficult: i + 1, puzzle_num: '' })}"${current}>${name}</a></li>`;
  });
  const others = [1, 2, 3, 4, 5].map((n) => {
    const current = n === options.number ? ' aria-current="true"' : '';
    return `<li><a href="${addressOf(options, { puzzle_num: n, difficult: '' })}"${current}>${n}</a></li>`;
  });
  return `<aside>
<section><h2>${text.level}</h2><ul>${levels.join('')}</ul></section>
<section><h2>${text.other}</h2><ul class="numbers">${others.join('')}</ul></section>
<section><h2>${text.rules}</h2><p>${options.isKiller ? `${text.killerText} ` : ''}${text.rulesText}</p></section>
<section><h2>${text.language}</h2><ul>
<li><a href="${addressOf(options, { ln: 'en', puzzle_num: options.number })}" lang="en">English</a></li>
<li><a href="${addressOf(options, { ln: 'cn', puzzle_num: options.number })}" lang="zh-CN">简体中文</a></li>
</ul></section>
</aside>`;
}

function renderGame(options: PageOptions): string {
  const text = LABELS[options.language];
  const board = renderBoard(options, options.number);
  const isLate = options.variants.includes('late');
  const canSwap = ['replace', 'spa'].some((name) => options.variants.includes(name as 'spa'));
  const later = [
    ...(isLate ? [board] : []),
    ...(canSwap ? [renderBoard(options, nextNumber(options.number))] : []),
  ];
  const limit = options.timeLimit > 0 ? ` / ${options.timeLimit} ${text.limit}` : '';
  return `<main>
<div class="bar">
<h1>${text.puzzle} ${options.number} <small>${text.levels[options.difficult - 1] ?? ''}</small></h1>
<span${options.hasTimer ? '' : ' hidden'}>${text.time} <time id="timer">0:00</time>${limit}</span>
</div>
<form id="sudoku_form" autocomplete="off">
<div id="board_holder">${isLate ? '' : board}</div>
${later.map((table) => `<template class="board">${table}</template>`).join('\n')}
<input type="hidden" id="hide_timer_count" name="hide_timer_count" value="0">
<div class="buttons">
<input type="button" id="check_button" value="${text.check}">
<input type="button" id="new_game_button" value="${text.newGame}">
<output id="check_result"></output>
</div>
</form>
<p class="entered">${text.entered} <output id="entered_count">0</output></p>
<p class="model" title="${text.model}"><output id="page_model"></output></p>
<output id="page_log" hidden></output>
</main>`;
}

/** The page at an address of the site, as its server writes it. */
export function renderPage(url: URL): string {
  const options = readOptions(url);
  const text = LABELS[options.language];
  const isAbout = url.pathname === '/about.php';
  const script = {
    variants: options.variants,
    isPlaying: options.isPlaying,
    hasEventLog: options.hasEventLog,
    progress: savedProgress(options),
    nextGame: addressOf(options, {}),
    messages: { right: text.right, wrong: text.wrong, unfinished: text.unfinished },
  };
  const content = isAbout
    ? `<main><h1>${text.about}</h1><p>${text.aboutText}</p></main>`
    : renderGame(options);
  const scripts = isAbout
    ? ''
    : `<script type="application/json" id="page_options">${embed(script)}</script>
<script src="/js/${options.family}.js"></script>`;
  return `<!DOCTYPE html>
<html lang="${options.language === 'cn' ? 'zh-CN' : 'en'}"${options.variants.includes('rtl') ? ' dir="rtl"' : ''}>
<head>
${renderHead(options)}
</head>
<body>
${renderHeader(options)}
<div class="columns">
${content}
${renderSidebar(options)}
</div>
<footer>${text.footer}</footer>
${scripts}
</body>
</html>
`;
}
