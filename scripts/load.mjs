// node scripts/load.mjs: measures the throughput of every callable and the growth of memory: docs/performance.md. Use an
// idle machine. Calls only loopback addresses.
//   --soak 600           a soak test of ten minutes, by default of one; 0 skips it
//   --only members,spin  only callables with one of these in their names
//   --remote             on the reference server, over HTTP
import { join } from 'node:path';
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const measure = join(ROOT, 'scripts/load/measureLoad.mjs');
  process.exitCode = await run('node', [measure, ...process.argv.slice(2)], { env, cwd: ROOT });
});
