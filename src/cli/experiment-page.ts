/** The page of an experiment: one file that needs nothing else, and asks nothing of the network. */
import { type Bar, drawBars, drawHistogram, drawPoints } from './chart.ts';
import { findRange, LEVELS, type RankedRow, round } from './experiment-rows.ts';

const BINS = 24;

const STYLE = `
:root { color-scheme: light dark; --text: #1d2129; --faint: #5b6472; --line: #d9dde3; --page: #ffffff; --bar: #2f6fb5;
  --ring: #b5472f; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6e8eb; --faint: #a3abb8; --line: #3a404a; --page: #16191e; --bar: #6ea8e6; --ring: #ef8a6e; }
}
body { margin: 2rem auto; padding: 0 1rem; max-width: 46rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text);
  background: var(--page); }
h1 { font-size: 1.4rem; } h2 { margin: 2rem 0 0.5rem; font-size: 1.1rem; } p { color: var(--faint); }
svg { display: block; width: 100%; height: auto; } svg text { fill: var(--faint); font-size: 12px; }
.axis { fill: none; stroke: var(--faint); } .grid { stroke: var(--line); } .bar, .dot { fill: var(--bar); }
.dot { fill-opacity: 0.7; } .ring { fill: none; stroke: var(--ring); stroke-opacity: 0.7; }
.scroll { overflow-x: auto; } .scroll svg { min-width: 32rem; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; }
`;

/**
 * @param title what was done, in a line
 * @param table the summary's cells, the heading first
 */
export function drawExperimentPage(
  title: string,
  rows: readonly RankedRow[],
  table: readonly string[][],
): string {
  const levels = LEVELS.map((name) => ({
    name,
    value: rows.filter(({ level }) => level === name).length,
  }));
  const points = rows.map((row) => ({ x: row.blanks, y: row.score, isHollow: !row.isUnique }));
  const y = 'boards';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Scores of sudoku boards</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Scores of sudoku boards</h1>
<p>${escapeText(title)}</p>
${scroll('Summary', `<table>\n${table.map((cells, i) => drawTableRow(cells, i === 0)).join('\n')}\n</table>`)}
<h2>How often each score</h2>
${scroll('Scores', drawHistogram(countScores(rows), { title: 'Histogram of the scores', x: 'score', y }))}
<h2>Levels</h2>
<p>A quarter each of the way from the least score to the greatest.</p>
${scroll('Levels', drawBars(levels, { title: 'Number of boards of each level', x: 'level', y }))}
<h2>Score against blanks</h2>
<p>A dot is a board with one solution; a ring is one with several.</p>
${scroll('Score against blanks', drawPoints(points, { title: 'Score against number of blanks', x: 'blanks', y: 'score' }))}
</body>
</html>
`;
}

function countScores(rows: readonly RankedRow[]): Bar[] {
  const [least, most] = findRange(rows.map(({ score }) => score));
  const width = (most - least || 1) / BINS;
  const counts: number[] = new Array(BINS).fill(0);
  for (const { score } of rows) counts[Math.min(BINS - 1, Math.floor((score - least) / width))]++;
  return counts.map((value, i) => ({
    from: Number(round(least + i * width)),
    to: Number(round(least + (i + 1) * width)),
    value,
  }));
}

/** On a narrow screen what is wide moves by itself, by keyboard too. */
function scroll(name: string, content: string): string {
  return `<div class="scroll" tabindex="0" role="region" aria-label="${name}">${content}</div>`;
}

function drawTableRow(cells: readonly string[], isHeading: boolean): string {
  const drawn = cells.map((cell, i) => {
    if (isHeading) return `<th scope="col">${cell}</th>`;
    return i === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`;
  });
  return `<tr>${drawn.join('')}</tr>`;
}

/** The seed is the caller's text. */
function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
