import { createDrawer } from './overlay.ts';
import type { ownWorld } from './own-world.ts';

(globalThis as typeof ownWorld).sudokuAutofill?.equip(createDrawer);
