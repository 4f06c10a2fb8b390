import { PNG } from 'pngjs';

/**
 * The smallest rectangle that holds every pixel in which two pictures differ, in pixels.
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {{ x: number, y: number, width: number, height: number, pixels: number } | null} `pixels` is how
 * many of them differ; null where the two have different sizes, or no difference
 */
export function changedBox(before, after) {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (one.width !== other.width || one.height !== other.height) return null;
  const box = { left: one.width, top: one.height, right: -1, bottom: -1 };
  let pixels = 0;
  for (let index = 0; index < one.data.length; index += 4) {
    if (one.data.readUInt32BE(index) === other.data.readUInt32BE(index)) continue;
    pixels += 1;
    const pixel = index / 4;
    const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  if (box.right < 0) return null;
  const { left, top, right, bottom } = box;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1, pixels };
}
