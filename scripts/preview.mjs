// npm run preview -- <commit>: what a reviewer looks at, as one folder: Storybook, and below `looks` the stories that
// look otherwise than in that commit. `-- --channel <name>` puts the folder on a preview channel of Hosting.
import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildStorybook } from './lib/buildStorybook.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main, progress, Refusal } from './lib/console.mjs';
import { deployPreview } from './lib/previewChannel.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

const FOLDER = join(ROOT, '.reports', 'preview');

await main(async () => {
  const [first, channel] = process.argv.slice(2);
  const env = await setUp();
  if (first === '--channel') {
    if (!channel) throw new Refusal('"--channel" needs a name: npm run preview -- --channel pr-12');
    console.log(await deployPreview({ folder: FOLDER, channel, env }));
    return;
  }
  if (!first)
    throw new Refusal('A commit to compare with is missing: npm run preview -- origin/main');
  env.CHROMIUM_PATH = await ensureChromium();
  progress('Building Storybook');
  await buildStorybook(env, FOLDER);
  // Only now: these need what the set-up installs.
  const { showSince } = await import('./visual/since.mjs');
  const { DRAWINGS } = await import('./visual/comparison.mjs');
  await showSince(env, first);
  cpSync(DRAWINGS, join(FOLDER, 'looks'), { recursive: true });
  progress(`Serve ${relative(ROOT, FOLDER)}, and open it and its folder "looks".`);
});
