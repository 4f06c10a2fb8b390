// npm run chromatic: uploads every story to Chromatic, for groups that review there. No other command needs it.
import { buildStorybook } from './lib/buildStorybook.mjs';
import { main, progress, Refusal } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new Refusal(
      'Set CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project. Without Chromatic, "npm test -- stories" compares every story on this machine.',
    );
  }
  const env = await setUp();
  progress('Building Storybook');
  const folder = await buildStorybook(env);
  const args = ['--storybook-build-dir', folder, ...process.argv.slice(2)];
  process.exitCode = await run('chromatic', args, { env, cwd: ROOT });
});
