/** A page of the site whose boards are in frames. */

/** @returns a page with a frame for each address of `src` */
export function renderFramed(url: URL): string {
  const frames = url.searchParams
    .getAll('src')
    .map((src) => `<iframe src="${src}" width="900" height="700"></iframe>`);
  return `<!doctype html>
<html lang="en">
<title>Sudoku in frames</title>
<h1>Boards of others</h1>
${frames.join('\n')}
<iframe width="90" height="60" srcdoc="<p>Advertisement"></iframe>
</html>`;
}
