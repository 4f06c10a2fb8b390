// node scripts/attacks.mjs: runs the tests that docs/security.md names for each attack.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './lib/build.mjs';
import { main } from './lib/console.mjs';
import { ensureChromium } from './lib/machine/chromium.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';
import { attackTests } from './lib/sources/attackTests.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  const tests = attackTests(readFileSync(join(ROOT, 'docs/security.md'), 'utf8'));
  const of = (suffix) => tests.filter((file) => suffix.test(file));
  await buildApp(env);
  const exitCodes = [
    await run('vitest', ['run', ...of(/\.test\.(?:ts|mjs)$/)], { env, cwd: ROOT }),
    await run('vitest', ['run', '--config', 'vitest.browser.config.ts', ...of(/\.browser\.tsx$/)], {
      env,
      cwd: ROOT,
    }),
    await run(
      'vitest',
      ['run', '--config', '.storybook/vitest.config.ts', ...of(/\.stories\.tsx$/)],
      {
        env,
        cwd: ROOT,
      },
    ),
    await run(
      'playwright',
      ['test', '--config', 'packages/app/playwright.config.ts', ...of(/\.e2e\.ts$/)],
      {
        env,
        cwd: ROOT,
      },
    ),
  ];
  if (exitCodes.some((code) => code !== 0)) process.exitCode = 1;
});
