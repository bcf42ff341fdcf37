import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    projects: [
      {
        test: {
          name: 'unit',
          root: fileURLToPath(new URL('..', import.meta.url)),
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', 'test/bench/**', '**/node_modules/**'],
          setupFiles: 'test/repair-jsdom.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          root: fileURLToPath(new URL('..', import.meta.url)),
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Two browsers at a time are enough for two cores.
          maxWorkers: 2,
          // After the unit tests: what a browser does in time depends on what else goes on.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
