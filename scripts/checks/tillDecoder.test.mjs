import { decodeQR } from 'qr/decode.js';
import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { photograph } from '../lib/till/photograph.mjs';

// The decoder of the till where the browser has none. Measured with the product's codes: the longest has 145 characters.

const VOUCHER = `MET1.K3YNAM.100201-play.100201.TP68SG.${'ABCDEFGH234567'.repeat(8).slice(0, 103)}`;
const CODES = { voucher: VOUCHER, card: '100201' };
/** The width of the frames that the till decodes, in pixels. */
const PIXELS = 480;
const FRAMES = 5;
/**
 * The share of frames that must be decoded. A camera delivers the next frame in 150 ms. The short code of a card has no
 * alignment pattern, so that the decoder loses it first when the phone is tilted.
 */
const FLOOR = { voucher: 0.8, card: 0.4 };

const between = (least, most, random) => least + (most - least) * random();

/** What happens at a bar. */
const VIEWS = {
  'a code held straight': (random) => view({ share: between(0.5, 0.8, random), blur: 0.5 }),
  'a turned code': (random) => view({ turn: between(0, 360, random) }),
  'a tilted code': (random) =>
    view({ share: 0.6, turn: between(-20, 20, random), tilt: between(-20, 20, random) }),
  'a code out of focus': (random) =>
    view({ share: 0.6, turn: between(-20, 20, random), blur: between(1.2, 2.2, random) }),
  'a dim screen in a dark room': (random) =>
    view({
      turn: between(-20, 20, random),
      tilt: between(-10, 10, random),
      dark: 12,
      light: between(45, 75, random),
      noise: 7,
    }),
};

function view(changes) {
  const usual = { share: 0.55, turn: 0, tilt: 0, blur: 0.8, dark: 20, light: 230, noise: 4 };
  return { pixels: PIXELS, ...usual, ...changes };
}

/** Mulberry32, so that each run draws the same frames. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function isDecoded(frame, text) {
  try {
    return decodeQR(frame) === text;
  } catch {
    return false;
  }
}

describe('the decoder of the till', () => {
  it.each(Object.entries(CODES))('decodes the code of a %s', { timeout: 60_000 }, (name, text) => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    for (const [what, viewOf] of Object.entries(VIEWS)) {
      const random = seeded(7);
      const decoded = Array.from({ length: FRAMES }, () =>
        isDecoded(photograph(modules, viewOf(random), random), text),
      ).filter(Boolean).length;
      console.log(`${name}, ${what}: ${decoded} of ${FRAMES} frames`);
      expect(decoded / FRAMES, what).toBeGreaterThanOrEqual(FLOOR[name]);
    }
  });
});
