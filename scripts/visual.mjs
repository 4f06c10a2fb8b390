// npm run visual: draws the stories, and shows on a local page those that look otherwise than the ledger says,
// to approve or reject. `-- "Name"` draws those whose title, file or name has it; `--all` approves whatever
// differs, such as after a browser's update, once its summary is confirmed.
import { ensureChromium } from './lib/chromium.mjs';
import { main } from './lib/console.mjs';
import { setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  // Only now: these need what the set-up installs.
  const { review } = await import('./visual/review.mjs');
  process.exitCode = await review(env, process.argv.slice(2));
});
