/**
 * The test files of each runner, from the repository's root. Vitest's projects and `scripts/checks/conventions.mjs`
 * share this list.
 */
export const RUNNERS = {
  unit: {
    include: [
      'packages/{ui,app,app/staff}/src/**/*.test.{ts,tsx}',
      'packages/functions/src/{contract,domain,words}/**/*.test.ts',
      'packages/functions/content/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    exclude: ['**/*.sdk.test.{ts,mjs}'],
  },
  store: { include: ['packages/firestore/src/**/*.test.ts'] },
  // Firebase's web SDK has global state, so its tests need separate processes, as in this runner.
  backend: {
    include: [
      'packages/functions/**/*.test.ts',
      '{packages/app/src,scripts}/**/*.sdk.test.{ts,mjs}',
    ],
    exclude: [
      'packages/functions/src/{contract,domain,words}/**/*.test.ts',
      'packages/functions/content/**/*.test.ts',
    ],
  },
  browser: { include: ['packages/app/{src,staff/src}/**/*.browser.tsx'] },
  stories: { include: ['packages/ui/src/**/*.stories.tsx'] },
  spoken: { include: ['packages/ui/src/**/*.spoken.ts'] },
  journeys: { include: ['packages/app/src/**/*.e2e.ts'] },
  engines: { include: ['packages/app/src/**/*.engines.ts'] },
  bench: { include: ['packages/*/**/*.bench.ts'] },
};

/**
 * The tag of the tests that only `npm test -- --all` runs: docs/decisions/136-proof-in-circles.md. Playwright's is `@all`, and
 * stories have `mode`.
 */
export const CIRCLES = [{ name: 'all', description: 'runs only with "npm test -- --all"' }];
