import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { changedBox } from './changedBox.mjs';

/** A black picture in which the given pixels have one level of one colour. */
function picture(width, height, ...pixels) {
  const image = new PNG({ width, height });
  for (const [x, y] of pixels) image.data[(y * width + x) * 4] = 1;
  return PNG.sync.write(image);
}

describe('where two pictures differ', () => {
  it('is one pixel where one level of one colour changed', () => {
    const box = changedBox(picture(20, 10), picture(20, 10, [7, 3]));
    expect(box).toEqual({ x: 7, y: 3, width: 1, height: 1, pixels: 1 });
  });

  it('holds every pixel that changed, to the corners', () => {
    const box = changedBox(picture(20, 10, [0, 9]), picture(20, 10, [19, 0]));
    expect(box).toEqual({ x: 0, y: 0, width: 20, height: 10, pixels: 2 });
  });

  it('is nowhere in equal pictures, nor where sizes differ', () => {
    expect(changedBox(picture(20, 10), picture(20, 10))).toBeNull();
    expect(changedBox(picture(20, 10), picture(20, 11))).toBeNull();
  });
});
