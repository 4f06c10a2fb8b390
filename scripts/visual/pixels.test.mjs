import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differenceOf, drawingOf, entryOf } from './pixels.mjs';

/** A black picture. The given pixels have one level of one colour. */
function picture(width, height, ...pixels) {
  const image = new PNG({ width, height });
  for (const [x, y] of pixels) image.data[(y * width + x) * 4] = 1;
  return PNG.sync.write(image);
}

describe('an entry', () => {
  const plain = entryOf(drawingOf(picture(3, 2)));

  it('is the size and a hash of 64 digits', () => {
    expect(plain).toMatch(/^3x2 [0-9a-f]{64}$/);
  });

  it('changes with one level of one colour in any pixel, and with the size', () => {
    const pixels = [0, 1, 2].flatMap((x) => [0, 1].map((y) => picture(3, 2, [x, y])));
    const entries = [...pixels, picture(2, 3)].map((png) => entryOf(drawingOf(png)));
    expect(new Set([plain, ...entries]).size).toBe(8);
  });

  it('ignores the encoding of the same pixels', () => {
    const image = PNG.sync.read(picture(3, 2, [1, 1]));
    const packed = [0, 9].map((deflateLevel) => PNG.sync.write(image, { deflateLevel }));
    expect(packed[0].equals(packed[1])).toBe(false);
    expect(drawingOf(packed[0])).toEqual(drawingOf(packed[1]));
  });
});

describe('differenceOf', () => {
  it('returns a box with every pixel that differs', () => {
    expect(differenceOf(picture(20, 10), picture(20, 10, [7, 3]))).toEqual({
      x: 7,
      y: 3,
      width: 1,
      height: 1,
      pixels: 1,
    });
    expect(differenceOf(picture(20, 10), picture(20, 10, [19, 0], [0, 9]))).toEqual({
      x: 0,
      y: 0,
      width: 20,
      height: 10,
      pixels: 2,
    });
  });

  it('returns null for equal pictures and for different sizes', () => {
    expect(differenceOf(picture(20, 10), picture(20, 10))).toBeNull();
    expect(differenceOf(picture(20, 10), picture(20, 11))).toBeNull();
  });
});
