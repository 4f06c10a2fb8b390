import { check, engines, playwright, specification, stories, vitest } from './partRunners.mjs';

/**
 * The parts of `npm test`, in order: the quick ones first.
 * @type {readonly import('./partRunners.mjs').Part[]}
 */
export const PARTS = [
  check('types', 'TypeScript, every package', ['tsc', '-b'], 2),
  check('lint', 'style, accessibility and import rules', [
    'biome',
    'check',
    '--error-on-warnings',
    '.',
  ]),
  check('unused', 'no file, export or dependency that nothing uses', [
    'knip',
    '--no-progress',
    '--no-config-hints',
  ]),
  check(
    'conventions',
    'one runner for each test, a test for each transcript, files of at most 300 lines',
    ['node', 'scripts/checks/conventions.mjs'],
  ),
  check('release', 'changesets, version, build and publishing, rehearsed in a copy', [
    'node',
    'scripts/release.mjs',
    '--dry-run',
  ]),
  vitest('unit', ['--project', 'unit'], 'pure rules, mappings and tokens'),
  vitest(
    'backend',
    ['--project', 'backend'],
    'document store, rules and callables through the real SDKs',
  ),
  vitest(
    'browser',
    ['--config', 'vitest.browser.config.ts'],
    'hooks and routes of the app in Chromium, on a fake backend',
  ),
  stories(),
  vitest(
    'spoken',
    // A transcript that is missing fails, and is not written.
    ['--config', '.storybook/vitest.spoken.config.ts', '--update=none'],
    'what a screen reader says of stories, as their transcripts have it',
  ),
  check(
    'pictures',
    'one pixel is caught; an entry of the ledger for each story, and a story for each entry',
    ['node', 'scripts/checks/pictures.mjs'],
    2,
  ),
  check(
    'build',
    'the production build',
    ['turbo', 'run', 'build', '--filter=@casino/app', '--output-logs=new-only'],
    2,
  ),
  check('package', 'the design system as published: contents, weights', [
    'node',
    'scripts/checks/package.mjs',
  ]),
  check(
    'consumer',
    'the design system as a stranger uses it: installed, compiled, built and shown in Chromium',
    ['node', 'scripts/checks/consumer.mjs'],
    2,
  ),
  check(
    'storybook',
    'Storybook as files: it builds, and shows designers what it should in Chromium',
    ['node', 'scripts/checks/storybook.mjs'],
    2,
  ),
  check('secrets', 'no secret in the repository, nor in what members are sent', [
    'node',
    'scripts/checks/secrets.mjs',
  ]),
  check('budgets', 'what a member downloads first', ['node', 'scripts/checks/budgets.mjs']),
  check('floor', 'what is newer than the oldest browsers that the app supports', [
    'node',
    'scripts/checks/floor.mjs',
  ]),
  check('costs', 'what a visit asks of the backend', ['node', 'scripts/checks/costs.mjs'], 2),
  playwright('journeys', 'members at work: Chromium, the production build, the real backend'),
  engines(),
  specification(),
];
