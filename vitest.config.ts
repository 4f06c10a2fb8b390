import { defineConfig } from 'vitest/config';
import { RUNNERS } from './scripts/lib/runners.mjs';

const { unit, backend } = RUNNERS;

/** The packages' sources, without a build; and what Node itself would pick of everything else. */
const conditions = ['source', 'node', 'development|production'];

/** One runner for each suffix and room: see CONTRIBUTING.md. Stories have `.storybook/vitest.config.ts`. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    silent: 'passed-only',
    // Vitest's default is one less than there are cores. Each worker of `backend` has a backend of its own.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unit.include,
          exclude: ['**/node_modules/**', ...unit.exclude],
          // Pure tests: to load the modules once a worker instead of once a file takes a fifth of the time.
          isolate: false,
          setupFiles: 'scripts/lib/restoreTimers.mjs',
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: backend.include,
          exclude: ['**/node_modules/**', ...backend.exclude],
          globalSetup: 'packages/functions/local/testing/globalSetup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
