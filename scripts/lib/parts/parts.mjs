import { engines, playwright, programs, specification, stories, vitest } from './partRunners.mjs';

/**
 * A part of `npm test`: a task of Turborepo in a package, which `scripts/part.mjs` runs. `turbo.json` lists its inputs.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} what
 * @property {(env: NodeJS.ProcessEnv) => Promise<import('./partRunners.mjs').Outcome>} run
 */

/** @type {readonly Part[]} The parts in their order, quick ones first. */
export const PARTS = [
  programs('types', 'TypeScript, every package', ['tsc -b']),
  programs('lint', 'style, accessibility, import rules, lengths of files, OpenAPI descriptions', [
    'biome check --error-on-warnings .',
    // The layers of the app and of the backend, and circles between folders: .dependency-cruiser.mjs.
    'depcruise packages/app/src packages/app/staff/src packages/ui/src packages/firestore/src packages/functions',
    'node scripts/checks/conventions.mjs',
    'redocly lint docs/openapi/content.json docs/openapi/members.json',
  ]),
  programs('unused', 'unused files, exports and dependencies', [
    'knip --no-progress --no-config-hints',
    // Also what only stories, tests and entry points use: an export for consumers has the tag @public, one for stories or
    // tests @internal.
    'knip --no-progress --no-config-hints --production --include exports,types',
  ]),
  vitest('unit', 'pure rules, mappings and tokens', ['--project', 'unit']),
  vitest('store', 'the embedded document store through the real SDKs, and its published package', [
    '--project',
    'store',
  ]),
  vitest('backend', 'rules and callables through the real SDKs', ['--project', 'backend']),
  vitest('browser', 'hooks and routes of the app in Chromium, on a fake backend', [
    '--config',
    'vitest.browser.config.ts',
  ]),
  stories('every story: behaviour, accessibility and pixels in Chromium'),
  vitest('spoken', 'screen reader transcripts of stories', [
    '--config',
    '.storybook/vitest.spoken.config.ts',
    // A missing transcript fails and is not written.
    '--update=none',
  ]),
  programs(
    'build',
    'the production build: sizes, features that browsers lack, secrets',
    ['turbo run build --filter=@casino/app --output-logs=new-only'],
    [
      'node scripts/checks/budgets.mjs',
      'node scripts/checks/supportedBrowsers.mjs',
      'node scripts/checks/secrets.mjs',
    ],
  ),
  programs(
    'package',
    'the published design system: contents, a consumer, Storybook, a release',
    ['turbo run build --filter=@casino/ui --output-logs=errors-only'],
    [
      'node scripts/checks/storybook.mjs',
      'node scripts/checks/consumer.mjs',
      'node scripts/release.mjs --dry-run',
      'node scripts/checks/package.mjs',
    ],
  ),
  playwright('journeys', 'journeys in Chromium: the production build, the real backend'),
  engines('journeys in WebKit and Firefox: the production build, the real backend'),
  specification('every requirement of the specification has passing tests'),
];
