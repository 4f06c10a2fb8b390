// npm run vitest -- <arguments> and npm run playwright -- <arguments>: run the tool on the project's own Node, with its
// browsers, from any Node that npm runs on.

import { main } from './lib/console.mjs';
import { ensureChromium, ensureHeadlessShell } from './lib/machine/chromium.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const [tool, ...args] = process.argv.slice(2);
  const env = {
    ...(await setUp()),
    HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
    CHROMIUM_PATH: await ensureChromium(),
  };
  process.exitCode = await run(tool, args, { env, cwd: ROOT });
});
