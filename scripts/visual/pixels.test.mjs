import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differenceOf, drawingOf, sameDrawing } from './pixels.mjs';

/** A black picture in which the given pixels have one level of one colour. */
function picture(width, height, ...pixels) {
  const image = new PNG({ width, height });
  for (const [x, y] of pixels) image.data[(y * width + x) * 4] = 1;
  return PNG.sync.write(image);
}

describe('what the ledger keeps of a picture', () => {
  const plain = drawingOf(picture(3, 2));

  it('is its size and a hash of 64 digits', () => {
    expect(plain).toEqual({ width: 3, height: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('changes with one level of one colour of any one pixel', () => {
    const drawings = [0, 1, 2].flatMap((x) => [0, 1].map((y) => drawingOf(picture(3, 2, [x, y]))));
    for (const drawing of drawings) expect(sameDrawing(drawing, plain)).toBe(false);
    expect(new Set(drawings.map(({ sha256 }) => sha256)).size).toBe(6);
  });

  it('tells two sizes with the same bytes apart', () => {
    const turned = drawingOf(picture(2, 3));
    expect(turned.sha256).toBe(plain.sha256);
    expect(sameDrawing(turned, plain)).toBe(false);
  });

  it('is the same for the same pixels, however they are packed', () => {
    const image = PNG.sync.read(picture(3, 2, [1, 1]));
    const packed = [0, 9].map((deflateLevel) => PNG.sync.write(image, { deflateLevel }));
    expect(packed[0].equals(packed[1])).toBe(false);
    expect(drawingOf(packed[0])).toEqual(drawingOf(packed[1]));
  });
});

describe('where two pictures differ', () => {
  const boxOf = (one, other) => differenceOf(one, other)?.box ?? null;

  it('is one pixel where one level of one colour changed', () => {
    const box = boxOf(picture(20, 10), picture(20, 10, [7, 3]));
    expect(box).toEqual({ x: 7, y: 3, width: 1, height: 1, pixels: 1 });
  });

  it('holds every pixel that changed, to the corners', () => {
    const box = boxOf(picture(20, 10), picture(20, 10, [19, 0], [0, 9]));
    expect(box).toEqual({ x: 0, y: 0, width: 20, height: 10, pixels: 2 });
  });

  it('is nowhere in equal pictures, nor where sizes differ', () => {
    expect(differenceOf(picture(20, 10), picture(20, 10))).toBeNull();
    expect(differenceOf(picture(20, 10), picture(20, 11))).toBeNull();
  });

  it('is red in a picture of the difference, and pale elsewhere', () => {
    const { picture: marked } = differenceOf(picture(2, 1), picture(2, 1, [1, 0]));
    expect([...PNG.sync.read(marked).data]).toEqual([200, 200, 200, 255, 214, 0, 42, 255]);
  });
});
