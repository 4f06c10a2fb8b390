// node scripts/engines.mjs: runs the journeys in WebKit and Firefox on a new build, with Vitest's arguments.
// `node scripts/engines.mjs --project webkit login` runs one journey in one engine.
import { buildApp } from './lib/build.mjs';
import { main } from './lib/console.mjs';
import { ensureEngines } from './lib/machine/engines.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  await ensureEngines();
  await buildApp(env);
  const args = ['run', '--config', 'vitest.engines.config.ts', ...process.argv.slice(2)];
  process.exitCode = await run('vitest', args, { env, cwd: ROOT });
});
