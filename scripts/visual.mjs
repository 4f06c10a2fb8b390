// npm run visual: draws the stories, and shows those that differ from the ledger on a local page, to approve or
// reject. `-- MemberCard` limits it to story files with that path or title. `-- --this-machine` first moves the ledger to
// this machine, for example after an update of Chromium: it rewrites the entries of unchanged and approved stories.

import { main } from './lib/console.mjs';
import { ensureChromium } from './lib/machine/chromium.mjs';
import { onProjectNode } from './lib/setUp.mjs';

await main(() =>
  onProjectNode(async (env) => {
    // This module imports packages that the set-up installs.
    const { review } = await import('./visual/review.mjs');
    const settings = { ...env, CHROMIUM_PATH: await ensureChromium() };
    process.exitCode = await review(settings, process.argv.slice(2));
  }),
);
