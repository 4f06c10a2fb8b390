import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { baselinesFor } from './baselines.mjs';
import { progress } from './console.mjs';
import { digestOfSources, forgetReport, sealReport } from './reports.mjs';
import { flakyTests, readPlaywright, readVitest, tallyExitCode, tallyReport } from './results.mjs';
import { run } from './run.mjs';
import { ROOT } from './setUp.mjs';
import { judgeSpecification } from './specification.mjs';
import { forgetDifferences, reportDifferences } from './visualReport.mjs';

/**
 * The parts of `npm test`, in order: the quick ones first.
 * @typedef {{ passed: number, failed: number, logs: string[] }} Outcome
 * @type {ReadonlyArray<{ name: string, what: string, run(env: NodeJS.ProcessEnv): Promise<Outcome> }>}
 */
export const PARTS = [
  check('types', 'TypeScript, every package', ['tsc', '-b']),
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
  check('house', 'every test file is claimed by one runner', ['node', 'scripts/checks/house.mjs']),
  vitest('unit', ['--project', 'unit'], 'pure rules, mappings and tokens'),
  vitest(
    'backend',
    ['--project', 'backend'],
    'document store, rules and callables through the real SDKs',
  ),
  stories(),
  check('pictures', 'one pixel is caught; a picture for each story, and a story for each picture', [
    'node',
    'scripts/checks/pictures.mjs',
  ]),
  check('build', 'the production build', [
    'turbo',
    'run',
    'build',
    '--filter=@casino/app',
    '--output-logs=new-only',
  ]),
  check('package', 'the design system as published: contents, types, weights', [
    'node',
    'scripts/checks/package.mjs',
  ]),
  check('release', 'changesets, version, build and publishing, rehearsed in a copy', [
    'node',
    'scripts/release.mjs',
    '--dry-run',
  ]),
  check('secrets', 'no secret in the repository, nor in what members are sent', [
    'node',
    'scripts/checks/secrets.mjs',
  ]),
  check('budgets', 'what a member downloads first', ['node', 'scripts/checks/budgets.mjs']),
  playwright('journeys', 'members at work: Chromium, the production build, the real backend'),
  specification(),
];

/** A part that is one program, passed when it exits with 0. */
function check(name, what, [command, ...args]) {
  return part(name, what, async (env, log) =>
    tallyExitCode(await run(command, args, { env, cwd: ROOT, log })),
  );
}

function vitest(name, selection, what) {
  return part(name, what, (env, log) => runVitest(name, selection, env, log));
}

/** Every story renders, behaves, is accessible, and looks as its picture does. */
function stories() {
  const what = 'every story: behaviour, accessibility and pixels in Chromium';
  return part('stories', what, async (env, log) => {
    const baselines = await baselinesFor(env);
    forgetDifferences();
    // Under CI a story without a picture fails, rather than get one.
    const settings = { ...env, CI: 'true', VISUAL_BASELINES: baselines };
    const selection = ['--config', '.storybook/vitest.config.ts'];
    const tally = await runVitest('stories', selection, settings, log);
    const report = await reportDifferences(baselines);
    if (report) progress(`Before, after and difference of what changed: ${report}`);
    return tally;
  });
}

async function runVitest(name, selection, env, log) {
  const report = join(ROOT, '.reports', `${name}.json`);
  const args = [
    'run',
    ...selection,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const exitCode = await leavingReport(report, () => run('vitest', args, { env, cwd: ROOT, log }));
  return tallyReport(report, exitCode, readVitest);
}

function playwright(name, what) {
  return part(name, what, async (env, log) => {
    const report = join(ROOT, '.reports', `${name}.json`);
    const args = ['test', '--config', 'packages/app/playwright.config.ts'];
    const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const exitCode = await leavingReport(report, () =>
      run('playwright', args, { env: settings, cwd: ROOT, log }),
    );
    for (const test of flakyTests(report)) progress(`Passed only when tried again: ${test}`);
    return tallyReport(report, exitCode, readPlaywright);
  });
}

/** Runs a whole suite; its report is sealed unless somebody worked on the sources meanwhile. */
async function leavingReport(report, runSuite) {
  forgetReport(report);
  const sources = digestOfSources(ROOT);
  const exitCode = await runSuite();
  if (digestOfSources(ROOT) === sources) sealReport(report, sources);
  return exitCode;
}

/** Judged by the reports that the other parts left, in this run or before it. */
function specification() {
  const what = 'every item of the specification is proven by tests that passed';
  return part('specification', what, async (_, log) => {
    const { passed, failed, table } = judgeSpecification(ROOT);
    mkdirSync(dirname(log), { recursive: true });
    writeFileSync(log, `${table}\n`);
    return { passed, failed };
  });
}

function part(name, what, body) {
  const log = join(ROOT, '.reports', `${name}.log`);
  return { name, what, run: async (env) => ({ ...(await body(env, log)), logs: [log] }) };
}
