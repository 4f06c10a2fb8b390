// npm run icons -w @casino/app: draws the app's icons from the artwork of the design system, and the screenshots of the
// manifest from the pictures of its stories.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const ARTWORK = join(import.meta.dirname, '../../ui/src/artwork/appIcon');
const PUBLIC = join(import.meta.dirname, '../public');

/** The icons: drawing and width in pixels. iOS rounds the corners itself. */
const ICONS = [
  { file: 'icon-192.png', drawing: 'icon.svg', size: 192 },
  { file: 'icon-512.png', drawing: 'icon.svg', size: 512 },
  { file: 'icon-maskable-512.png', drawing: 'icon-maskable.svg', size: 512 },
  { file: 'apple-touch-icon.png', drawing: 'icon-maskable.svg', size: 180 },
];

const STORIES = join(import.meta.dirname, '../../ui/visual');

/** The top of a story, in the size of a window. The install dialog needs one screenshot for each form factor. */
const SCREENSHOTS = [
  { file: 'narrow.jpg', story: 'screens-home-king-of-hearts.png', width: 390, height: 844 },
  { file: 'wide.jpg', story: 'screens-home-king-of-hearts-desktop.png', width: 1280, height: 800 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { file, drawing, size } of ICONS) {
  const svg = readFileSync(join(ARTWORK, drawing), 'base64');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0"><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${svg}">`,
  );
  await page.screenshot({ path: join(PUBLIC, 'icons', file), omitBackground: true });
}
for (const { file, story, width, height } of SCREENSHOTS) {
  const picture = readFileSync(join(STORIES, story), 'base64');
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<body style="margin:0;overflow:hidden"><img src="data:image/png;base64,${picture}">`,
  );
  await page.screenshot({ path: join(PUBLIC, 'screenshots', file), quality: 80 });
}
await browser.close();
copyFileSync(join(ARTWORK, 'favicon.svg'), join(PUBLIC, 'favicon.svg'));
