import { existsSync, globSync } from 'node:fs';
import { RUNNERS } from './scripts/lib/runners.mjs';

const RULES = 'packages/functions/src';

/** The modules of the packages with a unit test beside them. */
const tested = globSync(
  RUNNERS.unit.include.filter((glob) => glob.startsWith('packages/')),
  { exclude: RUNNERS.unit.exclude },
)
  .map((test) => test.replace('.test.', '.'))
  .filter((file) => existsSync(file));

/** What a run mutates and where its reports are: docs/mutants.md. */
export default {
  mutate: [
    ...tested,
    // Unit tests of their neighbours prove these.
    `${RULES}/contract/consents.ts`,
    `${RULES}/contract/games/verifyPlay.ts`,
    `${RULES}/domain/persons/names.ts`,
    `${RULES}/domain/voucherCode/verifyVoucherCode.ts`,
    `${RULES}/contract/vouchers/voucherCode.ts`,
    // Pixels prove drawings, and members never see the tools of Storybook.
    '!packages/ui/src/{artwork,stories}/**',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  // Stryker rewrites tsconfig.json with the TypeScript API, which TypeScript 7 does not have. Vitest does not need it.
  ignorePatterns: ['/.*', '/tsconfig.json'],
  // Each mutant in code that runs on import, such as a table, would need a separate run.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 80 },
  incremental: true,
  incrementalFile: '.reports/mutants/incremental.json',
  tempDirName: '.reports/stryker',
  reporters: ['clear-text', 'html'],
  clearTextReporter: { logTests: false, allowColor: false },
  htmlReporter: { fileName: '.reports/mutants/index.html' },
};
