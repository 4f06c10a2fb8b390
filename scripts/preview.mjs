// npm run preview -- <commit>: builds one folder for reviewers: Storybook, and in `looks` the visual changes since that
// commit. `-- --channel <name>` deploys the folder to a preview channel of Hosting.
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
  if (!first) throw new Refusal('Name a commit to compare with: npm run preview -- origin/main');
  env.CHROMIUM_PATH = await ensureChromium();
  progress('Building Storybook');
  await buildStorybook(env, FOLDER);
  // These modules import packages that the set-up installs.
  const { showSince } = await import('./visual/showSince.mjs');
  const { DRAWINGS } = await import('./visual/comparison.mjs');
  await showSince(env, first);
  cpSync(DRAWINGS, join(FOLDER, 'looks'), { recursive: true });
  progress(`Serve ${relative(ROOT, FOLDER)}, and open its root and "looks".`);
});
