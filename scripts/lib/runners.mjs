/**
 * Which runner claims which test files, from the repository's root: the one list that Vitest's projects
 * and the check in `scripts/checks/conventions.mjs` share.
 */
export const RUNNERS = {
  unit: {
    include: [
      'packages/{ui,app}/src/**/*.test.{ts,tsx}',
      'packages/functions/src/{contract,domain}/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    exclude: ['**/*.sdk.test.{ts,mjs}'],
  },
  // Firebase's web SDK keeps state outside of modules: its tests need a process of their own, as those here have.
  backend: {
    include: [
      'packages/functions/**/*.test.ts',
      '{packages/app/src,scripts}/**/*.sdk.test.{ts,mjs}',
    ],
    exclude: ['packages/functions/src/{contract,domain}/**/*.test.ts'],
  },
  browser: { include: ['packages/app/src/**/*.browser.tsx'] },
  stories: { include: ['packages/ui/src/**/*.stories.tsx'] },
  spoken: { include: ['packages/ui/src/**/*.spoken.ts'] },
  journeys: { include: ['packages/app/src/**/*.e2e.ts'] },
  engines: { include: ['packages/app/src/**/*.engines.ts'] },
  bench: { include: ['packages/*/**/*.bench.ts'] },
};
