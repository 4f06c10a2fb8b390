import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differenceOf, drawingOf, sameDrawing } from './pixels.mjs';

/** A black picture. The given pixels have one level of one colour. */
function picture(width, height, ...pixels) {
  const image = new PNG({ width, height });
  for (const [x, y] of pixels) image.data[(y * width + x) * 4] = 1;
  return PNG.sync.write(image);
}

describe('drawingOf', () => {
  const plain = drawingOf(picture(3, 2));

  it('returns the size and a hash of 64 digits', () => {
    expect(plain).toEqual({ width: 3, height: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('changes with one level of one colour in one pixel', () => {
    const drawings = [0, 1, 2].flatMap((x) => [0, 1].map((y) => drawingOf(picture(3, 2, [x, y]))));
    for (const drawing of drawings) expect(sameDrawing(drawing, plain)).toBe(false);
    expect(new Set(drawings.map(({ sha256 }) => sha256)).size).toBe(6);
  });

  it('distinguishes two sizes with the same bytes', () => {
    const turned = drawingOf(picture(2, 3));
    expect(turned.sha256).toBe(plain.sha256);
    expect(sameDrawing(turned, plain)).toBe(false);
  });

  it('ignores the encoding of the same pixels', () => {
    const image = PNG.sync.read(picture(3, 2, [1, 1]));
    const packed = [0, 9].map((deflateLevel) => PNG.sync.write(image, { deflateLevel }));
    expect(packed[0].equals(packed[1])).toBe(false);
    expect(drawingOf(packed[0])).toEqual(drawingOf(packed[1]));
  });
});

describe('differenceOf', () => {
  const boxOf = (one, other) => differenceOf(one, other)?.box ?? null;

  it('finds one level of one colour in one pixel', () => {
    const box = boxOf(picture(20, 10), picture(20, 10, [7, 3]));
    expect(box).toEqual({ x: 7, y: 3, width: 1, height: 1, pixels: 1 });
  });

  it('returns a box with every changed pixel, including corners', () => {
    const box = boxOf(picture(20, 10), picture(20, 10, [19, 0], [0, 9]));
    expect(box).toEqual({ x: 0, y: 0, width: 20, height: 10, pixels: 2 });
  });

  it('returns null for equal pictures and for different sizes', () => {
    expect(differenceOf(picture(20, 10), picture(20, 10))).toBeNull();
    expect(differenceOf(picture(20, 10), picture(20, 11))).toBeNull();
  });

  it('draws differing pixels red and the others pale', () => {
    const { picture: marked } = differenceOf(picture(2, 1), picture(2, 1, [1, 0]));
    expect([...PNG.sync.read(marked).data]).toEqual([200, 200, 200, 255, 214, 0, 42, 255]);
  });
});
