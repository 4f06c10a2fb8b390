// npm run visual: draws the stories, and shows those that differ from the ledger on a local page, to approve or
// reject. `-- "Name"` filters by title, file or name. `--all` approves all differences, such as after a browser
// update, after a confirmation. `--since <commit>` only writes a page of the differences from that commit.
import { ensureChromium } from './lib/chromium.mjs';
import { main, Refusal } from './lib/console.mjs';
import { setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  // These modules import packages that the set-up installs.
  const args = process.argv.slice(2);
  if (args[0] === '--since') {
    const [, commit, ...names] = args;
    if (!commit)
      throw new Refusal('"--since" needs a commit: npm run visual -- --since origin/main');
    const { showSince } = await import('./visual/showSince.mjs');
    await showSince(env, commit, names);
    return;
  }
  const { review } = await import('./visual/review.mjs');
  process.exitCode = await review(env, args);
});
