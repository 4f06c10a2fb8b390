// node scripts/mutants.mjs: mutates the modules with unit tests with StrykerJS, and lists the mutants that survive.
// stryker.config.mjs has the settings; arguments are Stryker's, such as `-- --mutate <file>`.
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  process.exitCode = await run('stryker', ['run', ...process.argv.slice(2)], { env, cwd: ROOT });
});
