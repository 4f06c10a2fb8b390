// npm run engines: runs the journeys in WebKit and Firefox on a new build, with Vitest's arguments.
// `npm run engines -- --project webkit login` runs one journey in one engine; `npm run engines -- --screenshots`
// saves screenshots of some pages in three engines in .reports/engines.
import { buildApp } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main } from './lib/console.mjs';
import { ensureEngines } from './lib/engines.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const given = process.argv.slice(2);
  const args = given.filter((arg) => arg !== '--screenshots');
  const pictures = args.length < given.length;
  const env = {
    ...(await setUp()),
    ...(await ensureEngines()),
    ...(pictures && { CHROMIUM_PATH: await ensureChromium(), CASINO_SCREENSHOTS: '1' }),
  };
  await buildApp(env);
  const config = ['--config', 'vitest.engines.config.ts'];
  process.exitCode = await run('vitest', ['run', ...config, ...args], { env, cwd: ROOT });
});
