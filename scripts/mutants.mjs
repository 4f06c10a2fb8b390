// npm run mutants: lets StrykerJS change the pure rules one step at a time, and lists the changes that no unit test
// catches. Its settings are in stryker.config.mjs; arguments are Stryker's, such as `-- --mutate <file>`.
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  process.exitCode = await run('stryker', ['run', ...process.argv.slice(2)], { env, cwd: ROOT });
});
