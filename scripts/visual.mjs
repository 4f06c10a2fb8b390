// npm run visual: draws the stories, and shows on a local page those that look otherwise than the ledger says,
// to approve or reject. `-- "Name"` draws those whose title, file or name has it; `--all` approves whatever
// differs, such as after a browser's update, once its summary is confirmed. `--since <commit>` writes a page of
// those that look otherwise than in that commit, which approves nothing.
import { ensureChromium } from './lib/chromium.mjs';
import { main, Refusal } from './lib/console.mjs';
import { setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  // Only now: these need what the set-up installs.
  const args = process.argv.slice(2);
  if (args[0] === '--since') {
    const [, commit, ...names] = args;
    if (!commit)
      throw new Refusal('"--since" needs a commit: npm run visual -- --since origin/main');
    const { showSince } = await import('./visual/since.mjs');
    await showSince(env, commit, names);
    return;
  }
  const { review } = await import('./visual/review.mjs');
  process.exitCode = await review(env, args);
});
