/**
 * Which runner claims which test files, from the repository's root: the one list that Vitest's projects
 * and the check in `scripts/checks/house.mjs` share.
 */
export const RUNNERS = {
  unit: {
    include: [
      'packages/{ui,app}/src/**/*.test.{ts,tsx}',
      'packages/functions/src/{contract,domain}/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
  },
  backend: {
    include: ['packages/functions/**/*.test.ts'],
    exclude: ['packages/functions/src/{contract,domain}/**/*.test.ts'],
  },
  browser: { include: ['packages/app/src/**/*.browser.tsx'] },
  stories: { include: ['packages/ui/src/**/*.stories.tsx'] },
  journeys: { include: ['packages/app/src/**/*.e2e.ts'] },
  bench: { include: ['packages/*/**/*.bench.ts'] },
};
