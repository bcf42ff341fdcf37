import { OWN, ownWorld } from './own-world.ts';

// Injected again, this script finds its verbs at work and leaves them their memory.
ownWorld.sudokuAutofill ??= OWN;
