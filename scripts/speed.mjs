// npm run speed: times what a member on a slow phone waits for. The figures are times: run it on a quiet machine.
import { join } from 'node:path';
import { buildApp } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  await buildApp(env);
  const measure = join(ROOT, 'scripts/lib/measureSpeed.mjs');
  process.exitCode = await run('node', [measure], { env, cwd: ROOT });
});
