import { defineConfig } from 'vitest/config';

/** The unit tests of the pure rules alone: Stryker runs every test that a project holds. */
export default defineConfig({
  resolve: { conditions: ['source', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  test: {
    root: process.cwd(),
    environment: 'node',
    include: ['packages/functions/src/{contract,domain}/**/*.test.ts'],
  },
});
