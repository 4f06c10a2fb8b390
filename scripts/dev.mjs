// npm run dev: runs the backend of npm start, and the app on Vite with hot reload.
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
