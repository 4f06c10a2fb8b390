import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/**
 * The ledger's record of a picture: its size and the SHA-256 of its pixels, four bytes each. The hash excludes the PNG
 * encoding, since two encoders write the same pixels differently.
 * @typedef {object} Drawing
 * @property {number} width in pixels
 * @property {number} height in pixels
 * @property {string} sha256 in hexadecimal
 */

/**
 * @param {Buffer} png
 * @returns {Drawing}
 */
export function drawingOf(png) {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, sha256: createHash('sha256').update(data).digest('hex') };
}

/**
 * @param {Drawing} one
 * @param {Drawing} other
 */
export function sameDrawing(one, other) {
  return one.width === other.width && one.height === other.height && one.sha256 === other.sha256;
}

/**
 * Returns the bounding box of the pixels that differ, and a picture with those pixels in red and the others pale.
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {{ box: Box, picture: Buffer } | null} null for different sizes, or for equal pictures
 *
 * @typedef {{ x: number, y: number, width: number, height: number, pixels: number }} Box in pixels; `pixels`
 *   is the number of differing pixels
 */
export function differenceOf(before, after) {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (one.width !== other.width || one.height !== other.height) return null;
  const marked = new PNG({ width: one.width, height: one.height });
  const box = { left: one.width, top: one.height, right: -1, bottom: -1 };
  let pixels = 0;
  for (let index = 0; index < one.data.length; index += 4) {
    if (one.data.readUInt32BE(index) === other.data.readUInt32BE(index)) {
      marked.data.writeUInt32BE(pale(other.data, index), index);
      continue;
    }
    marked.data.writeUInt32BE(RED, index);
    pixels += 1;
    const pixel = index / 4;
    const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  if (pixels === 0) return null;
  const { left, top, right, bottom } = box;
  return {
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1, pixels },
    picture: PNG.sync.write(marked),
  };
}

const RED = 0xd6_00_2a_ff;

/** A light grey version of a pixel, so that the location of a difference stays recognisable. */
function pale(data, index) {
  const light = (data[index] + data[index + 1] + data[index + 2]) / 3;
  const grey = 200 + Math.round((light / 255) * 55);
  return ((grey << 24) | (grey << 16) | (grey << 8) | 255) >>> 0;
}
