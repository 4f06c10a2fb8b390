// npm test: sets up what is missing and runs every check. `npm test -- unit lint` runs those parts alone.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { main, progress, Refusal } from './lib/console.mjs';
import { PARTS } from './lib/parts.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

const LINES_OF_A_FAILURE = 120;

await main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    const names = PARTS.map((part) => part.name).join(', ');
    throw new Refusal(`There is no part called ${unknown.join(', ')}. The parts are: ${names}.`);
  }
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  const parts = wanted.length > 0 ? PARTS.filter(({ name }) => wanted.includes(name)) : PARTS;

  const total = { passed: 0, failed: 0 };
  for (const part of parts) {
    const { passed, failed, logs } = await part.run(env).catch(couldNotRun);
    total.passed += passed;
    total.failed += failed;
    progress(
      `${part.name.padEnd(13)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed   ${part.what}`,
    );
    if (failed > 0) for (const log of logs) showEnd(log);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
});

/** A part that could not run has failed, and the others still run. */
function couldNotRun(error) {
  console.error(error instanceof Refusal ? error.message : error);
  return { passed: 0, failed: 1, logs: [] };
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
