// npm run speed: measures what a member waits for on a slow phone: docs/performance.md. Use an idle machine.
//   npm run speed -- home           only the pages with one of these words in their names
//   npm run speed -- trips          only the round trips that a member waits for
import { join } from 'node:path';
import { buildApp } from './lib/build.mjs';
import { main } from './lib/console.mjs';
import { ensureChromium } from './lib/machine/chromium.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  await buildApp(env);
  const words = process.argv.slice(2);
  const measure = (program, ...names) =>
    run('node', [join(ROOT, 'scripts/speed', program), ...names], { env, cwd: ROOT });
  const others = words.filter((word) => word !== 'trips');
  const isWhole = words.length === 0;
  if (isWhole || others.length > 0) process.exitCode = await measure('measureSpeed.mjs', ...others);
  if (isWhole || others.length < words.length) {
    process.exitCode = (await measure('measureTrips.mjs')) || process.exitCode;
  }
});
