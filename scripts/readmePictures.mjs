// node scripts/readmePictures.mjs: draws the README's pictures from stories, into docs/images. A release rehearsal runs it:
// look at them, and commit them if they show something new.
import { join } from 'node:path';
import { main, progress } from './lib/console.mjs';
import { ensureChromium } from './lib/machine/chromium.mjs';
import { onProjectNode, ROOT } from './lib/setUp.mjs';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 1100 };
const GAP = 20;

/** Three tiers on a phone, side by side: the story, and the toolbar's choices. */
const PHONES = [
  ['screens-home--jack', 'tier:jack'],
  ['screens-offerdetails--ready', 'tier:queen;scheme:light'],
  ['screens-home--ace', 'tier:ace'],
];

await main(() => onProjectNode(draw));

async function draw(given) {
  const env = { ...given, CHROMIUM_PATH: await ensureChromium() };
  // These modules import packages that the set-up installs.
  const { chromium } = await import('playwright');
  const { default: sharp } = await import('sharp');
  const { liveStorybook } = await import('./visual/liveStorybook.mjs');
  const storybook = liveStorybook(env);
  const browser = await chromium.launch({ executablePath: env.CHROMIUM_PATH });
  const picture = async (story, globals, viewport) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    const { origin } = new URL(await storybook.addressOf(story));
    await page.goto(`${origin}/iframe.html?id=${story}&globals=${globals}&viewMode=story`);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    const shot = await page.screenshot();
    await page.close();
    return shot;
  };
  const save = async (image, name) => {
    await image.webp({ quality: 82 }).toFile(join(ROOT, 'docs/images', name));
    progress(`docs/images/${name}`);
  };
  try {
    const phones = [];
    for (const [index, [story, globals]] of PHONES.entries()) {
      const input = await rounded(sharp, await picture(story, globals, PHONE));
      phones.push({ input, top: GAP, left: GAP + index * (PHONE.width + 2 * GAP) });
    }
    const width = PHONES.length * (PHONE.width + 2 * GAP);
    const paper = sharp({
      create: { width, height: PHONE.height + 2 * GAP, channels: 3, background: '#f4f4f4' },
    });
    await save(paper.composite(phones), 'phone.webp');
    // The member of this tier has the name that the story's menu shows.
    const home = await picture(
      'screens-home--jack',
      'tier:queen-of-spades;layout:desktop',
      DESKTOP,
    );
    await save(sharp(home), 'desktop.webp');
  } finally {
    await browser.close();
    storybook.close();
  }
}

/** A picture of a phone with round corners, as a PNG. */
function rounded(sharp, shot) {
  const { width, height } = PHONE;
  const mask = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="26"/></svg>`;
  return sharp(shot)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
