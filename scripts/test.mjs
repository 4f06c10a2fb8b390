// npm test: installs dependencies and runs every check. `npm test -- unit lint` runs only those parts, and
// `npm test -- --changed [ref]` the quick checks that a change can affect. `--force` ignores cached results.
import { join } from 'node:path';
import { main, progress, showStatus } from './lib/console.mjs';
import { ensureChromium, ensureHeadlessShell } from './lib/machine/chromium.mjs';
import { toolVersions } from './lib/machine/toolVersions.mjs';
import { readArguments } from './lib/parts/arguments.mjs';
import {
  compareTimes,
  forgetOutcome,
  readOutcome,
  recordedSeconds,
} from './lib/parts/outcomes.mjs';
import { logOf } from './lib/parts/partRunners.mjs';
import { PARTS } from './lib/parts/parts.mjs';
import { printLog } from './lib/parts/printLog.mjs';
import { run } from './lib/run.mjs';
import { REPORTS, ROOT, setUp } from './lib/setUp.mjs';

const HEARTBEAT_MS = 60_000;

/** A part that takes longer has hung. It is ended here, so that its log is printed: if CI ends the run, no log is. */
const PART_LIMIT_MS = 30 * 60_000;

await main(async () => {
  const names = PARTS.map(({ name }) => name);
  const wanted = readArguments(process.argv.slice(2), names);
  const env = await setUp();
  env.HEADLESS_SHELL_PATH = await ensureHeadlessShell();
  env.CHROMIUM_PATH = await ensureChromium();
  if (wanted.changed) {
    // A static import would fail, because this file loads before the dependencies are installed.
    const { testChanged } = await import('./lib/parts/changed.mjs');
    return finish(await testChanged(env, wanted.ref));
  }

  env.CASINO_TOOLS = await toolVersions(env);
  const total = { passed: 0, failed: 0 };
  const notes = [];
  const times = new Map();
  for (const part of PARTS.filter(({ name }) => wanted.parts.includes(name))) {
    const outcome = await runPart(part, { env, force: wanted.force });
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    notes.push(...(outcome.notes ?? []));
    if (!outcome.isCached) times.set(part.name, outcome.seconds);
    printOutcome(part, outcome);
  }
  for (const note of notes) console.log(`\n${note}`);
  if (times.size === PARTS.length) {
    console.log(`\n${compareTimes(times, recordedSeconds()).join('\n')}`);
  }
  finish(total);
});

function finish({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

/** Runs a part through Turborepo, which restores its outcome and its reports if its inputs have not changed. */
async function runPart({ name }, { env, force }) {
  const started = Date.now();
  forgetOutcome(name);
  const status = setInterval(() => showStatus(`${name} for ${secondsSince(started)} s`), 1_000);
  const heartbeat = setInterval(() => {
    if (!process.stdout.isTTY) progress(`${name.padEnd(13)} runs for ${secondsSince(started)} s`);
  }, HEARTBEAT_MS);
  const flags = ['--output-logs=errors-only', ...(force ? ['--force'] : [])];
  await run('turbo', ['run', `check:${name}`, ...flags], {
    env,
    cwd: ROOT,
    log: join(REPORTS, 'turbo.log'),
    timeout: PART_LIMIT_MS,
  });
  clearInterval(status);
  clearInterval(heartbeat);
  showStatus('');
  return readOutcome(name, started);
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1_000);
}

/**
 * @param {{ name: string, what: string }} part
 * @param {ReturnType<typeof readOutcome>} outcome
 */
function printOutcome({ name, what }, { passed, failed, problem, isCached }) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`;
  progress(`${name.padEnd(13)} ${counts}   ${isCached ? 'cached: ' : ''}${what}`);
  if (problem) console.log(`\n${name} was aborted. ${problem}`);
  if (failed > 0) printLog(logOf(name));
}
