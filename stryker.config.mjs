const RULES = 'packages/functions/src';

export default {
  mutate: [
    `${RULES}/contract/{account,consents,membership,saferGambling,tiers}.ts`,
    `${RULES}/contract/games/{fairness,gameRules,verifyPlay}.ts`,
    `${RULES}/contract/venueDay.ts`,
    `${RULES}/contract/vouchers/voucherStatus.ts`,
    `${RULES}/domain/**/*.ts`,
    // Backend tests prove these, and no unit test covers them.
    `!${RULES}/domain/{accountDeletion,benefits,events,promotionFree,references}.ts`,
    `!${RULES}/domain/games/{prizeVoucher,publishedPrizes,spin}.ts`,
    `!${RULES}/**/*.test.ts`,
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  // Stryker rewrites tsconfig.json with the TypeScript API, which TypeScript 7 does not have. Vitest does not need it.
  ignorePatterns: ['/.*', '/docs', '/tsconfig.json', '/packages/ui', '/packages/app'],
  // Each mutant in code that runs on import, such as a table, would need a separate run.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.reports/stryker',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  jsonReporter: { fileName: '.reports/mutants.json' },
};
