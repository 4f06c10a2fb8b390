// npm test: installs dependencies and runs the proof of a change. `npm test -- --all` runs everything, `npm test -- unit lint`
// only those parts, and `npm test -- --changed [commit]` the inner loop. `--force` ignores cached results.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeBase, changedFiles } from './lib/change.mjs';
import { ensureChromium, ensureHeadlessShell } from './lib/machine/chromium.mjs';
import { ensureEngines } from './lib/machine/engines.mjs';
import { toolVersions } from './lib/machine/toolVersions.mjs';
import { readArguments } from './lib/parts/arguments.mjs';
import { endWithCount } from './lib/parts/endWithCount.mjs';
import { outcomeOf, PARTS, partsOnlyWhole, reportOf, scriptOf } from './lib/parts/parts.mjs';
import { run } from './lib/run.mjs';
import { onProjectNode, ROOT } from './lib/setUp.mjs';

/** A run that takes longer has hung. It is ended here, so that it prints what it knows before CI ends it without a word. */
const LIMIT_MS = 80 * 60_000;

const SUMMARIES = join(ROOT, '.turbo', 'runs');

await endWithCount(() => onProjectNode(runTests));

async function runTests(env) {
  const wanted = readArguments(process.argv.slice(2));
  env.HEADLESS_SHELL_PATH = await ensureHeadlessShell();
  env.CHROMIUM_PATH = await ensureChromium();
  if (!wanted.changed) return testParts(env, wanted);
  // A static import would fail, because this file loads before the dependencies are installed.
  const { testChanged } = await import('./lib/parts/changed.mjs');
  return testChanged(env, wanted.ref);
}

/** Runs parts through Turborepo, which restores the report of a part if its inputs have not changed. */
async function testParts(env, { names, isWhole, force }) {
  const changesStore = !isWhole && (await isStoreChanged());
  const parts = PARTS.filter(({ name }) => names.includes(name)).flatMap((part) => {
    const script = scriptOf(part.name, isWhole || (part.name === 'store' && changesStore));
    return script ? [{ ...part, script }] : [];
  });
  if (names.includes('engines')) await ensureEngines();
  // An earlier report must not count for a runner that does not start.
  for (const { name } of parts) rmSync(reportOf(name), { force: true });
  rmSync(SUMMARIES, { recursive: true, force: true });
  const flags = ['--continue=always', '--summarize', '--ui=stream', ...(force ? ['--force'] : [])];
  // Two parts run at once, because each waits for browsers and services half of its time.
  const output = ['--concurrency=2', '--output-logs=new-only', '--log-order=grouped'];
  await run('turbo', ['run', ...parts.map(({ script }) => script), ...flags, ...output], {
    env: { ...env, CASINO_TOOLS: await toolVersions(env) },
    cwd: ROOT,
    timeout: LIMIT_MS,
  });
  const tally = { passed: 0, failed: 0 };
  const executions = readExecutions();
  const count = ({ name, what }, { passed, failed }, time) => {
    tally.passed += passed;
    tally.failed += failed;
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`;
    console.log(`${name.padEnd(13)} ${counts}  ${time.padStart(6)}   ${what}`);
  };
  console.log('');
  const notes = [];
  for (const part of parts) {
    const { exitCode = 1, time = '–' } = executions.get(part.script) ?? {};
    const outcome = outcomeOf(part, exitCode);
    count(part, outcome, time);
    notes.push(...outcome.notes);
  }
  if (isWhole && names.includes('specification')) {
    count(PARTS[PARTS.length - 1], await judge(), '');
  }
  for (const note of notes) console.log(`\n${note}`);
  if (!isWhole) {
    console.log(
      `\nThis was the proof of a change. "npm test -- --all" also runs ${partsOnlyWhole().join(', ')} whole.`,
    );
  }
  return tally;
}

/** The document store is a package of its own: only a change of itself can break its own tests. */
async function isStoreChanged() {
  const changed = await changedFiles(await changeBase());
  return changed.some((file) => file.startsWith('packages/firestore/'));
}

/** What Turborepo says of each script that ran. @returns {Map<string, { exitCode: number, time: string }>} */
function readExecutions() {
  // Turborepo writes none if it cannot read an input of a script.
  const [file] = existsSync(SUMMARIES) ? readdirSync(SUMMARIES) : [];
  if (file === undefined) return new Map();
  const { tasks } = JSON.parse(readFileSync(join(SUMMARIES, file), 'utf8'));
  return new Map(
    tasks.map(({ task, execution, cache }) => [
      task,
      {
        exitCode: cache.status === 'HIT' ? 0 : execution?.exitCode,
        time:
          cache.status === 'HIT'
            ? 'cached'
            : `${Math.round((execution.endTime - execution.startTime) / 1_000)} s`,
      },
    ]),
  );
}

/** Checks the specification against the reports of the other parts. */
async function judge() {
  const { judgeSpecification } = await import('./lib/parts/specification.mjs');
  const { passed, failed, table } = judgeSpecification(ROOT);
  if (failed > 0) console.log(table);
  return { passed, failed };
}
