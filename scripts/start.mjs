// npm start: installs dependencies, builds the app and runs the whole product on this machine.
import { join } from 'node:path';
import { buildApp } from './lib/build.mjs';
import { main } from './lib/console.mjs';
import { runServer } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  await buildApp(env);
  const command = join(ROOT, 'packages/functions/local/start.ts');
  process.exitCode = await runServer('node', [command, ...process.argv.slice(2)], {
    env,
    cwd: ROOT,
  });
});
