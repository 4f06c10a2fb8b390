// npm run load: how much every callable bears, and whether memory grows. On a quiet machine; only loopback is called.
//   npm run load                    every callable, then a soak of a minute
//   npm run load -- --soak 600      the same with a soak of ten minutes
//   npm run load -- --only members,spin  only callables whose names hold one of these; --soak 0 leaves the soak out
import { join } from 'node:path';
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const measure = join(ROOT, 'scripts/lib/load/measureLoad.mjs');
  process.exitCode = await run('node', [measure, ...process.argv.slice(2)], { env, cwd: ROOT });
});
