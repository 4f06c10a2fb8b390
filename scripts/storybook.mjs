// npm run storybook: shows every screen, state and tier, without a backend. `-- --build` builds static files.
import { relative } from 'node:path';
import { buildStorybook } from './lib/buildStorybook.mjs';
import { main, progress } from './lib/console.mjs';
import { runServer } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const wanted = process.argv.slice(2);
  if (wanted.includes('--build')) {
    progress('Building Storybook');
    const folder = await buildStorybook(env);
    progress(
      `Built in ${relative(ROOT, folder)}. Serve that folder: browsers load no modules from files.`,
    );
    return;
  }
  const args = ['dev', '--port', '6006', '--no-open', ...wanted];
  process.exitCode = await runServer('storybook', args, { env, cwd: ROOT });
});
