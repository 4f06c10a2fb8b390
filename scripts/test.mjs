// npm test: installs dependencies and runs every check. `npm test -- unit lint` runs only those parts, and
// `npm test -- --changed [ref]` only the checks that a change can affect.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { readSelection } from './changed/readSelection.mjs';
import { describeSelection } from './changed/report.mjs';
import { readArguments } from './lib/arguments.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main, printAboveStatus, progress, Refusal } from './lib/console.mjs';
import { PARTS } from './lib/parts.mjs';
import { runInParallel } from './lib/schedule.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';
import { watchParts } from './lib/watchParts.mjs';

const FAILURE_LINES = 120;

await main(async () => {
  const wanted = readArguments(
    process.argv.slice(2),
    PARTS.map(({ name }) => name),
  );
  const env = await setUp();
  const { parts, unproven } = wanted.changed
    ? await selectParts(env, wanted.ref)
    : { parts: PARTS.filter(({ name }) => wanted.parts.includes(name)), unproven: [] };
  env.CHROMIUM_PATH = await ensureChromium();

  const total = { passed: 0, failed: unproven.length > 0 ? 1 : 0 };
  const notes = [];
  const watch = watchParts();
  await runInParallel(parts, {
    cores: Math.min(2, availableParallelism()),
    run: (part) => watch.during(part.name, () => part.run(env, part.files).catch(failedToRun)),
    onEnd: (part, outcome) => {
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      notes.push(...(outcome.notes ?? []));
      printAboveStatus(() => printOutcome(part, outcome));
    },
  });
  watch.stop();

  for (const note of notes) console.log(`\n${note}`);
  if (unproven.length > 0) console.log(`\n${unprovenText(unproven)}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
});

/** The parts that a change can affect, with their test files if only some of them run. */
async function selectParts(env, ref) {
  const selection = await readSelection(env, ref);
  for (const line of describeSelection(selection, PARTS)) progress(line);
  const parts = PARTS.filter(({ name }) => selection.everything || selection.parts[name]).map(
    (part) => {
      const files = selection.everything ? 'all' : selection.parts[part.name];
      return files === 'all' ? part : { ...part, files };
    },
  );
  return { parts, unproven: selection.unproven };
}

function unprovenText(files) {
  return [
    'No test covers these changed files:',
    ...files.map((file) => `  ${file}`),
    'Write a test, or name the part that proves them in scripts/changed/rules.mjs.',
  ].join('\n');
}

/** The outcome of a part that threw. The other parts still run. */
function failedToRun(error) {
  const problem = error instanceof Refusal ? error.message : (error.stack ?? String(error));
  return { passed: 0, failed: 1, problem, logs: [] };
}

function printOutcome({ name, what, files }, { passed, failed, problem, logs }) {
  const some = files ? ` (${files.length} selected)` : '';
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`;
  progress(`${name.padEnd(13)} ${counts}   ${what}${some}`);
  if (problem) console.log(`\n${name} was aborted. ${problem}`);
  if (failed > 0) for (const log of logs) showEnd(log);
}

function showEnd(log) {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const hidden = Math.max(0, lines.length - FAILURE_LINES);
  console.log(
    `\n--- ${relative(ROOT, log)}${hidden > 0 ? ` (the last ${FAILURE_LINES} lines)` : ''}`,
  );
  console.log(lines.slice(hidden).join('\n'));
  console.log('---\n');
}
