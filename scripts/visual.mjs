// npm run visual: draws the stories, and shows those that differ from the ledger on a local page, to approve or
// reject. `-- MemberCard` limits it to story files with that path or title. `-- --this-machine` first moves the ledger to
// this machine, such as after an update of Chromium: it rewrites the entries of unchanged and approved stories.

import { main } from './lib/console.mjs';
import { ensureChromium } from './lib/machine/chromium.mjs';
import { setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  // This module imports packages that the set-up installs.
  const { review } = await import('./visual/review.mjs');
  process.exitCode = await review(env, process.argv.slice(2));
});
