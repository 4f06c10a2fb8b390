import { check, engines, playwright, specification, stories, vitest } from './partRunners.mjs';

/**
 * The parts of `npm test` in their order, quick ones first.
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
  check('unused', 'unused files, exports and dependencies', [
    'knip',
    '--no-progress',
    '--no-config-hints',
  ]),
  check(
    'conventions',
    'one runner per test file, a test per transcript, at most 300 lines per file',
    ['node', 'scripts/checks/conventions.mjs'],
  ),
  check('openapi', 'the OpenAPI descriptions of the services of a group', [
    'redocly',
    'lint',
    'docs/openapi/content.json',
    'docs/openapi/members.json',
  ]),
  check('release', 'a rehearsal of changesets, version, build and publishing in a copy', [
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
    // A missing transcript fails and is not written.
    ['--config', '.storybook/vitest.spoken.config.ts', '--update=none'],
    'screen reader transcripts of stories',
  ),
  check(
    'pictures',
    'one changed pixel is detected; each story has a ledger entry, and the reverse',
    ['node', 'scripts/checks/pictures.mjs'],
    2,
  ),
  check(
    'build',
    'the production build',
    ['turbo', 'run', 'build', '--filter=@casino/app', '--output-logs=new-only'],
    2,
  ),
  check('package', 'the published design system: contents, sizes', [
    'node',
    'scripts/checks/package.mjs',
  ]),
  check(
    'consumer',
    'the design system in a consumer project: installed, compiled, built and shown in Chromium',
    ['node', 'scripts/checks/consumer.mjs'],
    2,
  ),
  check(
    'storybook',
    'the static Storybook: it builds and works in Chromium',
    ['node', 'scripts/checks/storybook.mjs'],
    2,
  ),
  check('secrets', 'no secret in the repository or in the files of the page', [
    'node',
    'scripts/checks/secrets.mjs',
  ]),
  check('budgets', 'sizes of the first downloads', ['node', 'scripts/checks/budgets.mjs']),
  check('floor', 'features that supported browsers lack', ['node', 'scripts/checks/floor.mjs']),
  check('costs', 'requests and documents of a visit', ['node', 'scripts/checks/costs.mjs'], 2),
  playwright('journeys', 'journeys in Chromium: the production build, the real backend'),
  engines(),
  specification(),
];
