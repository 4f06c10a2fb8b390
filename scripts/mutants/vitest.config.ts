import { defineConfig } from 'vitest/config';
import { RUNNERS } from '../lib/runners.mjs';

const conditions = ['source', 'node', 'development|production'];

/**
 * The unit tests of the packages. The project `unit` of vitest.config.ts shares modules between test files, and Stryker
 * could not tell which test covers a mutant.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    root: process.cwd(),
    environment: 'node',
    // A property test takes seconds on a busy machine.
    testTimeout: 20_000,
    include: RUNNERS.unit.include.filter((glob) => glob.startsWith('packages/')),
    exclude: ['**/node_modules/**', ...RUNNERS.unit.exclude],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
