// npm run dev: the same backend as npm start, with the app served by Vite and reloaded as it changes.
import { join } from 'node:path';
import { main } from './lib/console.mjs';
import { runServer } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const command = join(ROOT, 'packages/functions/local/start.ts');
  process.exitCode = await runServer('node', [command, '--dev', ...process.argv.slice(2)], {
    env,
    cwd: ROOT,
  });
});
