import { metals, ramps } from '../../tokens/palette.ts';
import { strandAngles, wavePath } from '../guilloche.ts';
import { suitPaths } from '../suits.ts';

/**
 * The shapes of the app's icon. `any` has round corners. `maskable` fills the square and has its content in the
 * middle 80 %, because systems crop it to their own shape. `favicon` is simple enough for 16 pixels.
 */
export type AppIconShape = 'any' | 'maskable' | 'favicon';

/** The height of the spade, in units of a 512-unit icon. */
const SPADE_HEIGHT: Readonly<Record<AppIconShape, number>> = {
  any: 240,
  maskable: 196,
  favicon: 380,
};

const BAND = { radius: 88, amplitude: 9, crests: 24 } as const;

function rosette(radius: number): string {
  const strands = strandAngles(BAND.crests, 4).map(
    (turn) => `<use href="#w" transform="rotate(${turn})"/>`,
  );
  return `<g transform="translate(256 256) scale(${radius / 100})" fill="none" stroke="${metals.brass.bright}" stroke-width="1.1" opacity="0.75"><defs><path id="w" d="${wavePath(BAND)}"/></defs>${strands.join('')}</g>`;
}

/**
 * Returns the app's icon as an SVG document: a spade in brass on black.
 * @public
 */
export function appIconSvg(shape: AppIconShape): string {
  const height = SPADE_HEIGHT[shape];
  const corner = shape === 'maskable' ? 0 : 112;
  const offset = 256 - height / 2;
  const ornament = shape === 'favicon' ? '' : rosette(height * 0.88);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    '<title>Met Rewards</title>',
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${ramps.onyx[800]}"/><stop offset="1" stop-color="${ramps.onyx[975]}"/></linearGradient>`,
    `<rect width="512" height="512" rx="${corner}" fill="url(#g)"/>`,
    ornament,
    `<path transform="translate(${offset} ${offset}) scale(${height / 100})" fill="${metals.brass.bright}" d="${suitPaths.spades}"/>`,
    '</svg>\n',
  ].join('');
}
