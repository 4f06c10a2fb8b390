import { PNG } from 'pngjs';
import decode, { type FinderPoints } from 'qr/decode.js';

/** A QR code as a scanner reads it. */
export interface SeenQrCode {
  readonly text: string;
  /** The smallest white margin around the code, in modules. */
  readonly quietZone: number;
  /** True if every pixel is pure black or pure white. */
  readonly pure: boolean;
}

/** Reads a PNG with a decoder that is independent of the encoder. Throws if it finds no code. */
export function readQrCode(png: Buffer): SeenQrCode {
  const image = PNG.sync.read(png);
  let found: FinderPoints | undefined;
  const text = decode(image, {
    pointsOnDetect: (points) => {
      found = points;
    },
  });
  if (!found) throw new Error('The decoder did not report the position of the code.');
  const { x, y, width, height } = darkBounds(image);
  const margin = Math.min(x, y, image.width - x - width, image.height - y - height);
  const colours = new Set<number>();
  for (let at = 0; at < image.data.length; at += 4) colours.add(image.data.readUInt32BE(at));
  return {
    text,
    quietZone: margin / found.tl.moduleSize,
    pure: [...colours].every((colour) => colour === 0x000000ff || colour === 0xffffffff),
  };
}

/** The smallest rectangle around all dark pixels. */
function darkBounds({ width, height, data }: PNG) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4] ?? 255) > 127) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
