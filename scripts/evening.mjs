// node scripts/evening.mjs --minutes 30 [--seed 7]: members' evenings at random in the app, on the fake backend. Ends with the
// first one that goes wrong: with its seed, and the shortest series of steps that shows the fault.
import { parseArgs } from 'node:util';
import { main } from './lib/console.mjs';
import { ensureHeadlessShell } from './lib/machine/chromium.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const env = {
    ...(await setUp()),
    HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
    VITE_EVENING_MINUTES: values.minutes,
    VITE_EVENING_SEED: values.seed,
  };
  const args = ['run', '--config', 'vitest.browser.config.ts', 'evening.browser.tsx'];
  process.exitCode = await run('vitest', args, { env, cwd: ROOT });
});
