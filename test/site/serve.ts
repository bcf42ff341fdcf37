import { HOST_PAGES } from './hosts.ts';
import { VARIANTS } from './options.ts';
import { PUZZLES } from './puzzles.ts';
import { startSite } from './server.ts';

const site = await startSite();
console.log(`http://127.0.0.1:${site.http}/index.php?puzzle_num=1&variant=plain`);
console.log(`puzzle_num: ${Object.keys(PUZZLES).join(' ')}`);
console.log(`variant: ${VARIANTS.join(' ')}`);
for (const host of Object.keys(HOST_PAGES).filter((key) => !key.includes('/'))) {
  console.log(`http://${host}.localhost:${site.http}/`);
}
