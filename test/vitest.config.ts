import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    projects: [
      {
        test: {
          name: 'unit',
          root: new URL('..', import.meta.url).pathname,
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', 'test/bench/**', '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          root: new URL('..', import.meta.url).pathname,
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Two browsers at a time are enough for two cores.
          maxWorkers: 2,
        },
      },
    ],
  },
});
