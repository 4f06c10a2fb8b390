import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const ARTWORK = fileURLToPath(new URL('../../../ui/src/artwork/', import.meta.url));
const PICTURES = join(ARTWORK, 'walletPass/pictures');

/** The icon in notifications and e-mails: 29 points, of a drawing of 512. */
const ICON = join(ARTWORK, 'appIcon/icon-maskable.svg');
const ICON_POINTS = 29;

/** Pixels per point of the screens of Apple's devices. */
const SCALES = [1, 2, 3] as const;

/** The pictures have one ground and one ink, so 16 colours show all shades between them. */
const FORMAT = { palette: true, colours: 16, dither: 0, effort: 7 } as const;

/** Changes with the code above, so that an older folder is drawn again. */
const LAYOUT = 1;

/**
 * Draws the pictures of all passes as PNG files from the SVG files of the design system: `{tier}-strip@2x.png`. Does
 * nothing if the folder has them already. They are not committed, because they have 540 KB.
 */
export async function drawPassPictures(folder: string): Promise<void> {
  const names = readdirSync(PICTURES).filter((name) => name.endsWith('.svg'));
  const sources = [
    ...names.map((name) => join(PICTURES, name)),
    join(PICTURES, 'colors.json'),
    ICON,
  ];
  const hash = createHash('sha256').update(String(LAYOUT));
  for (const source of sources) hash.update(readFileSync(source));
  const digest = hash.digest('hex');
  const stamp = join(folder, 'drawn.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  mkdirSync(folder, { recursive: true });
  for (const scale of SCALES) {
    const suffix = scale === 1 ? '' : `@${scale}x`;
    for (const name of names) {
      const file = join(folder, `${name.replace('.svg', '')}${suffix}.png`);
      await sharp(join(PICTURES, name), { density: 72 * scale })
        .png(FORMAT)
        .toFile(file);
    }
    const icon = sharp(ICON)
      .resize(ICON_POINTS * scale)
      .flatten();
    await icon.png(FORMAT).toFile(join(folder, `icon${suffix}.png`));
  }
  copyFileSync(join(PICTURES, 'colors.json'), join(folder, 'colors.json'));
  // Last, so that an interrupted run is repeated.
  writeFileSync(stamp, digest);
}
