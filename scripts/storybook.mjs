// npm run storybook: every screen, state and tier, without a backend.
import { main } from './lib/console.mjs';
import { runServer } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const args = ['dev', '--port', '6006', '--no-open', ...process.argv.slice(2)];
  process.exitCode = await runServer('storybook', args, { env, cwd: ROOT });
});
