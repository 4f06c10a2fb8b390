import { afterEach, describe, expect, it } from 'vitest';
import icon from '../../public/icons/icon-512.png?url';
import { addLaunchImages } from './launchImages.ts';

const links = () => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel=apple-touch-startup-image]'),
];

/** The size of an image and the colours of its corner and its centre, as `r,g,b`. */
async function read(link: HTMLLinkElement) {
  const image = new Image();
  image.src = link.href;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const colour = (x: number, y: number) =>
    String(context?.getImageData(x, y, 1, 1).data.slice(0, 3));
  return {
    size: `${width}x${height}`,
    corner: colour(2, 2),
    centre: colour(width / 2, height / 2),
    media: link.media,
  };
}

describe('launch images on iOS', () => {
  afterEach(() => {
    for (const link of links()) link.remove();
    document.body.style.background = '';
    delete document.documentElement.dataset['scheme'];
  });

  it('have the size of the screen in device pixels, for each orientation', async () => {
    await addLaunchImages(icon, { width: 393, height: 852, ratio: 3 });
    const images = await Promise.all(links().map(read));
    expect(images.map(({ media, size }) => [media, size])).toEqual([
      ['(orientation: portrait)', '1179x2556'],
      ['(orientation: landscape)', '2556x1179'],
    ]);
  });

  it('show the icon on the page’s background, and follow the colour scheme', async () => {
    document.body.style.background = 'white';
    await addLaunchImages(icon, { width: 390, height: 844, ratio: 1 });
    const [portrait] = links();
    if (!portrait) throw new Error('There is no launch image.');
    const light = await read(portrait);
    expect(light.corner).toBe('255,255,255');
    expect(light.centre).not.toBe(light.corner);
    document.body.style.background = 'black';
    document.documentElement.dataset['scheme'] = 'dark';
    await expect.poll(async () => (await read(portrait)).corner).toBe('0,0,0');
  });
});
