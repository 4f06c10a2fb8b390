// Runs one part of `npm test` as a task of Turborepo, and writes its outcome to .reports, where a cached task restores it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { main, Refusal } from './lib/console.mjs';
import { outcomeFileOf } from './lib/parts/outcomes.mjs';
import { PARTS } from './lib/parts/parts.mjs';
import { REPORTS } from './lib/setUp.mjs';

await main(async () => {
  const [name] = process.argv.slice(2);
  const part = PARTS.find((one) => one.name === name);
  if (!part) throw new Refusal(`There is no part called ${name}.`);
  mkdirSync(REPORTS, { recursive: true });
  const started = Date.now();
  const outcome = await part.run(process.env).catch((error) => ({
    passed: 0,
    failed: 1,
    problem: error instanceof Refusal ? error.message : (error.stack ?? String(error)),
  }));
  const seconds = Math.round((Date.now() - started) / 1000);
  writeFileSync(outcomeFileOf(name), JSON.stringify({ ...outcome, started, seconds }));
  if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1;
});
