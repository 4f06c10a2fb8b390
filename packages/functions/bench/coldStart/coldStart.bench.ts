// Measures the load time of a cold function: each run loads the bundle in a new process, beside an empty process.
// On a quiet machine: node bench/coldStart/coldStart.bench.ts [runs] [a bundle's index.js]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const BUNDLE = fileURLToPath(new URL('../../tools/bundle/bundle.mjs', import.meta.url));
const TARGET_RATIO = 12;

const [runs = '41', given] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'cold-start-'));
try {
  if (given === undefined) run([BUNDLE, folder]);
  const bundle = pathToFileURL(given ?? join(folder, 'index.js')).href;
  // Loads as the Functions runtime does: by `import`, with a project and no emulators.
  const load = `await import(${JSON.stringify(bundle)}); process.exit();`;
  const empty: number[] = [];
  const loaded: number[] = [];
  while (empty.length < Number(runs)) {
    empty.push(run(['-e', '']));
    loaded.push(run(['--input-type=module', '-e', load]));
  }
  const times = medianOf(loaded) / medianOf(empty);
  console.log(`An empty Node process: ${describe(empty)}.`);
  console.log(
    `With the bundle: ${describe(loaded)}. Ratio: ${times.toFixed(1)}; target: at most ${TARGET_RATIO}.`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

/** Milliseconds until a Node process ends. */
function run(args: readonly string[]): number {
  const env = { PATH: process.env['PATH'], GCLOUD_PROJECT: 'demo', K_SERVICE: 'demo' };
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - startedAt;
}

function describe(milliseconds: readonly number[]): string {
  const [median, least] = [medianOf(milliseconds), Math.min(...milliseconds)];
  return `median of ${milliseconds.length} runs ${median.toFixed(1)} ms, minimum ${least.toFixed(1)} ms`;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
