// npm test: sets up what is missing and runs every check. `npm test -- unit lint` runs those parts alone, and
// `npm test -- --changed [ref]` what a change can affect.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { readSelection } from './changed/readSelection.mjs';
import { describeSelection } from './changed/report.mjs';
import { readArguments } from './lib/arguments.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { above, main, progress, Refusal } from './lib/console.mjs';
import { PARTS } from './lib/parts.mjs';
import { runSideBySide } from './lib/schedule.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';
import { watched } from './lib/watched.mjs';

const LINES_OF_A_FAILURE = 120;

await main(async () => {
  const wanted = readArguments(
    process.argv.slice(2),
    PARTS.map(({ name }) => name),
  );
  const env = await setUp();
  const { parts, unproven } = wanted.changed
    ? await selected(env, wanted.ref)
    : { parts: PARTS.filter(({ name }) => wanted.parts.includes(name)), unproven: [] };
  env.CHROMIUM_PATH = await ensureChromium();

  const total = { passed: 0, failed: unproven.length > 0 ? 1 : 0 };
  const notes = [];
  const watch = watched();
  await runSideBySide(parts, {
    cores: Math.min(2, availableParallelism()),
    run: (part) => watch.during(part.name, () => part.run(env, part.files).catch(couldNotRun)),
    onEnd: (part, outcome) => {
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      notes.push(...(outcome.notes ?? []));
      above(() => tell(part, outcome));
    },
  });
  watch.stop();

  for (const note of notes) console.log(`\n${note}`);
  if (unproven.length > 0) console.log(`\n${unprovenText(unproven)}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
});

/** The parts that a change can affect, each with its test files where not all of them run. */
async function selected(env, ref) {
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
    'No test rests on these changed files:',
    ...files.map((file) => `  ${file}`),
    'Write one, or say in scripts/changed/rules.mjs which part proves them.',
  ].join('\n');
}

/** A part that could not run has failed, and the others still run. */
function couldNotRun(error) {
  const problem = error instanceof Refusal ? error.message : (error.stack ?? String(error));
  return { passed: 0, failed: 1, problem, logs: [] };
}

function tell({ name, what, files }, { passed, failed, problem, logs }) {
  const some = files ? ` (${files.length} selected)` : '';
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`;
  progress(`${name.padEnd(13)} ${counts}   ${what}${some}`);
  if (problem) console.log(`\n${name} broke off. ${problem}`);
  if (failed > 0) for (const log of logs) showEnd(log);
}

function showEnd(log) {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const hidden = Math.max(0, lines.length - LINES_OF_A_FAILURE);
  console.log(
    `\n--- ${relative(ROOT, log)}${hidden > 0 ? ` (its last ${LINES_OF_A_FAILURE} lines)` : ''}`,
  );
  console.log(lines.slice(hidden).join('\n'));
  console.log('---\n');
}
