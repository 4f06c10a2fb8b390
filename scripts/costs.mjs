// npm run costs: counts the requests and documents of a member's visit, and compares them with docs/costs.md.
//   npm run costs -- --write    writes the counts and the tables of that document
import { join } from 'node:path';
import { buildApp } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  await buildApp(env);
  const check = join(ROOT, 'scripts/checks/costs.mjs');
  process.exitCode = await run('node', [check, ...process.argv.slice(2)], { env, cwd: ROOT });
});
