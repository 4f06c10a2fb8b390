import { defineConfig } from 'vitest/config';
import { CIRCLES, RUNNERS } from './scripts/lib/runners.mjs';

const { unit, store, backend } = RUNNERS;

/** Resolves the workspaces to their sources, and other packages like Node. */
const conditions = ['source', 'node', 'development|production'];

/** The parts `unit`, `store` and `backend`: see CONTRIBUTING.md. Stories use `.storybook/vitest.config.ts`. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    silent: 'passed-only',
    tags: CIRCLES,
    // Vitest's default is the number of cores minus one. Each worker of `backend` starts its own backend.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unit.include,
          exclude: ['**/node_modules/**', ...unit.exclude],
          // Unit tests are pure. Loading modules once per worker, not once per file, takes a fifth of the time.
          isolate: false,
          // A property test takes seconds on a busy machine, and so does a page of the review.
          testTimeout: 20_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          setupFiles: ['scripts/lib/restoreAfterFile.mjs', 'scripts/lib/propertySeed.mjs'],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: store.include,
          exclude: ['**/node_modules/**'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: backend.include,
          exclude: ['**/node_modules/**', ...backend.exclude],
          globalSetup: 'packages/functions/testing/backend/globalSetup.ts',
          // A machine that is busy or has a slow disk takes several times as long.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
