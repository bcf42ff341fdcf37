import { VARIANTS } from './options.ts';
import { PUZZLES } from './puzzles.ts';
import { startSite } from './server.ts';

const site = await startSite();
console.log(`http://127.0.0.1:${site.http}/index.php?puzzle_num=1&variant=plain`);
console.log(`puzzle_num: ${Object.keys(PUZZLES).join(' ')}`);
console.log(`variant: ${VARIANTS.join(' ')}`);
