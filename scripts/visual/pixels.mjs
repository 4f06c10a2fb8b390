import { createHash } from 'node:crypto';
import sharp from 'sharp';

/**
 * The size of a picture and the SHA-256 of its pixels, four bytes each. The hash excludes the PNG encoding, since two
 * encoders write the same pixels differently.
 * @typedef {{ width: number, height: number, sha256: string }} Drawing
 */

/** @param {Buffer} png @returns {Promise<Drawing>} */
export async function drawingOf(png) {
  const { width, height, data } = await pixelsOf(png);
  return { width, height, sha256: createHash('sha256').update(data).digest('hex') };
}

/** The size of a PNG, and its pixels as red, green, blue and alpha. Some stories are taller than sharp's limit. */
async function pixelsOf(png) {
  const image = sharp(png, { limitInputPixels: false }).toColourspace('srgb').ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The ledger's entry of a drawing. @param {Drawing} drawing */
export function entryOf({ width, height, sha256 }) {
  return `${width}x${height} ${sha256}`;
}

/** @typedef {{ x: number, y: number, width: number, height: number, pixels: number }} Box */

/**
 * Returns the bounding box of the pixels that differ, and their number. A pixel that only one picture has differs.
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {Promise<Box | null>} null for equal pictures
 */
export async function differenceOf(before, after) {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  let [left, top, right, bottom, pixels] = [width, height, -1, -1, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixelAt(one, x, y) === pixelAt(other, x, y)) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      pixels += 1;
    }
  }
  if (pixels === 0) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1, pixels };
}

/** The four bytes of a pixel, or -1 outside the picture. */
function pixelAt({ width, height, data }, x, y) {
  return x < width && y < height ? data.readUInt32BE(4 * (y * width + x)) : -1;
}
