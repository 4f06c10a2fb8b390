// npm run conformance: checks the services of a group against the contract (docs/connect.md).
import { join } from 'node:path';
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const kit = join(ROOT, 'packages/functions/tools/conformance/command/main.ts');
  process.exitCode = await run('node', [kit, ...process.argv.slice(2)], { env, cwd: ROOT });
});
