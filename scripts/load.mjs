// npm run load: measures the throughput of every callable and the growth of memory, on an idle machine. Calls only
// loopback addresses.
//   npm run load                    every callable, then a soak test of a minute
//   npm run load -- --soak 600      a soak test of ten minutes; 0 skips it
//   npm run load -- --only members,spin  only callables with one of these in their names
//   npm run load -- --remote        on the reference server, over HTTP, and the time that the adapters add
import { join } from 'node:path';
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const measure = join(ROOT, 'scripts/lib/load/measureLoad.mjs');
  process.exitCode = await run('node', [measure, ...process.argv.slice(2)], { env, cwd: ROOT });
});
