import { defineConfig } from 'vitest/config';

/** Only the unit tests of the pure rules, because Stryker runs every test of a project. */
export default defineConfig({
  resolve: { conditions: ['source', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  test: {
    root: process.cwd(),
    environment: 'node',
    include: ['packages/functions/src/{contract,domain}/**/*.test.ts'],
  },
});
