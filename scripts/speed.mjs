// npm run speed: measures what a member waits for on a slow phone: docs/performance.md. Use an idle machine.
//   npm run speed -- home           only the pages with one of these words in their names
import { join } from 'node:path';
import { buildApp } from './lib/build.mjs';
import { main } from './lib/console.mjs';
import { ensureChromium } from './lib/machine/chromium.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  await buildApp(env);
  const measure = join(ROOT, 'scripts/speed/measureSpeed.mjs');
  process.exitCode = await run('node', [measure, ...process.argv.slice(2)], { env, cwd: ROOT });
});
