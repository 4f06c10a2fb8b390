// npm run members, npm run points and npm run staff: the programs of an operator on the data of a project.
// docs/members-file.md, docs/points.md and docs/till.md describe them.
//   npm run members -- check FILE.csv
//   npm run members -- import FILE.csv --local
//   npm run members -- import FILE.csv --project casino-loyalty-staging
//   npm run points -- import FILE.csv --local
//   npm run staff -- list --local
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const [name, ...given] = process.argv.slice(2);
  const folder = join(ROOT, 'packages/functions/tools');
  // Limits of the heap, so that a large file needs no more than 300 MB.
  const flags = JSON.parse(readFileSync(join(folder, 'command/nodeFlags.json'), 'utf8'));
  const args = [...flags, join(folder, name, 'main.ts'), ...given];
  process.exitCode = await run('node', args, { env, cwd: ROOT });
});
