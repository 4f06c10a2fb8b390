import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differenceOf, drawingOf, entryOf } from './pixels.mjs';

/** A black picture. The given pixels have one level of one colour. */
function picture(width, height, ...pixels) {
  return packed(width, height, pixels, 9);
}

function packed(width, height, pixels, compressionLevel) {
  const data = Buffer.alloc(width * height * 4);
  for (const [x, y] of pixels) data[(y * width + x) * 4] = 1;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel })
    .toBuffer();
}

async function entryOfPicture(...given) {
  return entryOf(await drawingOf(await picture(...given)));
}

describe('an entry', () => {
  it('is the size and a hash of 64 digits', async () => {
    expect(await entryOfPicture(3, 2)).toMatch(/^3x2 [0-9a-f]{64}$/);
  });

  it('changes with one level of one colour in any pixel, and with the size', async () => {
    const pixels = [0, 1, 2].flatMap((x) => [0, 1].map((y) => [3, 2, [x, y]]));
    const given = [[3, 2], ...pixels, [2, 3]];
    const entries = await Promise.all(given.map((each) => entryOfPicture(...each)));
    expect(new Set(entries).size).toBe(8);
  });

  it('ignores the encoding of the same pixels', async () => {
    const [one, other] = await Promise.all([0, 9].map((level) => packed(3, 2, [[1, 1]], level)));
    expect(one.equals(other)).toBe(false);
    expect(await drawingOf(one)).toEqual(await drawingOf(other));
  });
});

describe('differenceOf', () => {
  it('returns a box with every pixel that differs', async () => {
    expect(await differenceOf(await picture(20, 10), await picture(20, 10, [7, 3]))).toEqual({
      x: 7,
      y: 3,
      width: 1,
      height: 1,
      pixels: 1,
    });
    expect(
      await differenceOf(await picture(20, 10), await picture(20, 10, [19, 0], [0, 9])),
    ).toEqual({
      x: 0,
      y: 0,
      width: 20,
      height: 10,
      pixels: 2,
    });
  });

  it('includes every pixel that only one picture has', async () => {
    const taller = await picture(20, 12);
    const box = { x: 0, y: 10, width: 20, height: 2, pixels: 40 };
    expect(await differenceOf(await picture(20, 10), taller)).toEqual(box);
    expect(await differenceOf(taller, await picture(20, 10))).toEqual(box);
  });

  it('returns null for equal pictures', async () => {
    expect(await differenceOf(await picture(20, 10), await picture(20, 10))).toBeNull();
  });
});
