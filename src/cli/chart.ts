/** Charts as plain SVG, which takes its colours from the page's style sheet. */

const [WIDTH, HEIGHT] = [640, 280];
const MARGIN = { left: 52, right: 12, top: 12, bottom: 44 };
const [RIGHT, BOTTOM] = [WIDTH - MARGIN.right, HEIGHT - MARGIN.bottom];

type Labels = { title: string; x: string; y: string };
type Scale = { place(value: number): number; ticks: number[] };

/** A bar from one value of x to another. */
export type Bar = { from: number; to: number; value: number };
export type Point = { x: number; y: number; isHollow: boolean };

/** @returns a histogram: the bars touch where they meet */
export function drawHistogram(bars: readonly Bar[], labels: Labels): string {
  const x = createScale(bars[0].from, bars[bars.length - 1].to, MARGIN.left, RIGHT);
  const y = createScale(0, Math.max(...bars.map(({ value }) => value)), BOTTOM, MARGIN.top);
  const drawn = bars.map(({ from, to, value }) =>
    drawBar(x.place(from) + 0.5, x.place(to) - 0.5, y.place(value), `${from} to ${to}: ${value}`),
  );
  return wrap(labels, [drawTicksBelow(x), drawTicksLeft(y), ...drawn]);
}

/** @returns a bar for each name, with its number above it */
export function drawBars(bars: readonly { name: string; value: number }[], labels: Labels): string {
  const y = createScale(0, Math.max(...bars.map(({ value }) => value)), BOTTOM, MARGIN.top + 16);
  const step = (RIGHT - MARGIN.left) / bars.length;
  const drawn = bars.map(({ name, value }, i) => {
    const middle = MARGIN.left + step * (i + 0.5);
    return [
      drawBar(middle - step * 0.35, middle + step * 0.35, y.place(value), `${name}: ${value}`),
      drawText(middle, y.place(value) - 5, String(value)),
      drawText(middle, BOTTOM + 16, name),
    ].join('');
  });
  return wrap(labels, [drawTicksLeft(y), ...drawn]);
}

/** @returns a dot for each point, a ring for a hollow one */
export function drawPoints(points: readonly Point[], labels: Labels): string {
  const x = fitScale(
    points.map((point) => point.x),
    MARGIN.left,
    RIGHT,
  );
  const y = fitScale(
    points.map((point) => point.y),
    BOTTOM,
    MARGIN.top,
  );
  const drawn = points.map((point) => {
    const kind = point.isHollow ? 'ring' : 'dot';
    return `<circle class="${kind}" cx="${fix(x.place(point.x))}" cy="${fix(y.place(point.y))}" r="2.5"/>`;
  });
  return wrap(labels, [drawTicksBelow(x), drawTicksLeft(y), ...drawn]);
}

function fitScale(values: readonly number[], start: number, end: number): Scale {
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  return createScale(least, most, start, end);
}

/** A linear scale from round number to round number, with ticks at some five of them. */
function createScale(least: number, most: number, start: number, end: number): Scale {
  const span = most - least || 1;
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => span / one <= 6) ?? power;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  const [low, high] = [first * step, last * step];
  return { ticks, place: (value) => start + ((value - low) / (high - low)) * (end - start) };
}

function wrap({ title, x, y }: Labels, parts: readonly string[]): string {
  const middle = (MARGIN.top + BOTTOM) / 2;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<path class="axis" d="M${MARGIN.left} ${MARGIN.top}V${BOTTOM}H${RIGHT}"/>
${parts.join('\n')}
${drawText((MARGIN.left + RIGHT) / 2, HEIGHT - 6, x)}
<text transform="translate(13 ${middle}) rotate(-90)" text-anchor="middle">${y}</text>
</svg>`;
}

function drawBar(left: number, right: number, top: number, told: string): string {
  const [width, height] = [Math.max(0.5, right - left), BOTTOM - top];
  const box = `x="${fix(left)}" y="${fix(top)}" width="${fix(width)}" height="${fix(height)}"`;
  return `<rect class="bar" ${box}><title>${told}</title></rect>`;
}

function drawTicksBelow({ ticks, place }: Scale): string {
  return ticks.map((tick) => drawText(place(tick), BOTTOM + 16, format(tick))).join('');
}

function drawTicksLeft({ ticks, place }: Scale): string {
  return ticks
    .map((tick) => {
      const y = fix(place(tick));
      const line = `<path class="grid" d="M${MARGIN.left} ${y}H${RIGHT}"/>`;
      return `${line}<text x="${MARGIN.left - 6}" y="${y}" dy="4" text-anchor="end">${format(tick)}</text>`;
    })
    .join('');
}

function drawText(x: number, y: number, text: string): string {
  return `<text x="${fix(x)}" y="${fix(y)}" text-anchor="middle">${text}</text>`;
}

function format(value: number): string {
  return String(Number(value.toPrecision(6)));
}

function fix(value: number): string {
  return String(Number(value.toFixed(1)));
}
