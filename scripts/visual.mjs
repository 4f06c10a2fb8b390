// npm run visual: makes the stories' pictures anew; `npm run visual -- "Name"` only those that match.
import { updateBaselines } from './lib/baselines.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main } from './lib/console.mjs';
import { setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  process.exitCode = await updateBaselines(env, process.argv[2]);
});
