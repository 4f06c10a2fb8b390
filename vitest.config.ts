import { defineConfig } from 'vitest/config';
import { RUNNERS } from './scripts/lib/runners.mjs';

const { unit, backend } = RUNNERS;

/** One runner for each suffix and room: see CONTRIBUTING.md. Stories have `.storybook/vitest.config.ts`. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  // Vitest runs tests as a server would, and a server has conditions of its own.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'node',
    projects: [
      { extends: true, test: { name: 'unit', include: unit.include } },
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
