// npm run speed: measures loading times on a slow phone, and runs Lighthouse. Use an idle machine.
// Arguments select pages for Lighthouse and skip the rest, such as: npm run speed -- log-in home
import { join } from 'node:path';
import { buildApp } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main } from './lib/console.mjs';
import { ensureLighthouse } from './lib/lighthouse.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const pages = process.argv.slice(2);
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  await ensureLighthouse(env);
  await buildApp(env);
  const measure = (name, ...args) =>
    run('node', [join(ROOT, 'scripts/lib', name), ...args], { env, cwd: ROOT });
  const throttled = pages.length > 0 ? 0 : await measure('speed/measureSpeed.mjs');
  process.exitCode = (await measure('measureLighthouse.mjs', ...pages)) || throttled;
});
