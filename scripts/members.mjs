// npm run members: checks or imports a file of members. docs/members-file.md describes the file.
//   npm run members -- check FILE.csv
//   npm run members -- import FILE.csv --local
//   npm run members -- import FILE.csv --project casino-loyalty-staging
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const folder = join(ROOT, 'packages/functions/tools/members');
  // Limits of the heap, so that a large file needs no more than 300 MB.
  const flags = JSON.parse(readFileSync(join(folder, 'nodeFlags.json'), 'utf8'));
  const args = [...flags, join(folder, 'main.ts'), ...process.argv.slice(2)];
  process.exitCode = await run('node', args, { env, cwd: ROOT });
});
