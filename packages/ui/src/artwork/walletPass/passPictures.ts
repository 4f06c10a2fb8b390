import { fixed } from '../../tokens/palette.ts';
import { themeColors } from '../../tokens/themes/themes.ts';
import type { Tier } from '../../tokens/tiers.ts';
import { strandAngles, wavePath } from '../guilloche.ts';
import { rosettes } from '../rosettes.ts';
import { suitPaths, tierCards } from '../suits.ts';
import { rankPaths } from './ranks.ts';

/** The size of the strip of a store card in Apple Wallet, in points. */
const STRIP = { width: 375, height: 144 } as const;

/** The centre of the rosette, at the inline end as on the member card. */
const CENTRE = '262 72';

/** The colours of a pass, as hexadecimal digits. */
export interface PassColors {
  readonly background: string;
  readonly foreground: string;
  readonly label: string;
}

/** The colours of a tier's pass: those of its member card. */
export function passColors(tier: Tier): PassColors {
  const { heroVia, onHero, metal } = themeColors(tier, 'dark');
  return { background: heroVia, foreground: onHero, label: metal };
}

/**
 * Returns the strip of a tier's pass as an SVG document: rosette, engraved suit, rank and suit. Its ground is the
 * background of the pass, so that it has no visible edge and few colours.
 */
export function passStripSvg(tier: Tier): string {
  const { background, label } = passColors(tier);
  const { width, height } = STRIP;
  const { rank, suit } = tierCards[tier];
  const letter = rankPaths[rank];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<title>Met Rewards</title>',
    `<linearGradient id="f"><stop offset="0.3" stop-color="${fixed.black}"/><stop offset="0.6" stop-color="${fixed.white}"/><stop offset="0.84" stop-color="${fixed.white}"/><stop offset="0.93" stop-color="${fixed.black}"/></linearGradient>`,
    `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#f)"/></mask>`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<g fill="none" stroke="${label}">`,
    `<g mask="url(#m)"><g transform="translate(${CENTRE}) scale(1.25)" stroke-width="0.5" opacity="0.32">${rosette(tier)}</g></g>`,
    `<g transform="translate(${CENTRE}) scale(0.72) translate(-50 -50)"><clipPath id="c"><path d="${suitPaths[suit]}"/></clipPath><path d="${suitPaths[suit]}" fill="${background}" stroke="none"/><g clip-path="url(#c)">${hatching()}</g><path d="${suitPaths[suit]}" stroke-width="2"/></g>`,
    '</g>',
    `<g fill="${label}" transform="translate(350 16)"><path transform="scale(0.22) translate(${-letter.width / 2} 0)" d="${letter.path}"/><path transform="translate(-7.5 ${rank === 'Q' ? 33 : 28}) scale(0.15)" d="${suitPaths[suit]}"/></g>`,
    '</svg>\n',
  ].join('');
}

/** Returns the logo of a tier's pass as an SVG document of 50 by 50 points: the spade of the app's icon. */
export function passLogoSvg(tier: Tier): string {
  const { label } = passColors(tier);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="50" height="50"><title>Met Rewards</title><path transform="translate(9 9) scale(0.82)" fill="${label}" d="${suitPaths.spades}"/></svg>\n`;
}

function rosette(tier: Tier): string {
  return rosettes[tier]
    .map((band, index) => {
      const id = `w${index}`;
      const [, ...turns] = strandAngles(band.crests, band.strands);
      const copies = turns.map(
        (turn) => `<use href="#${id}" transform="rotate(${Math.round(turn * 100) / 100})"/>`,
      );
      return `<path id="${id}" d="${wavePath(band)}"/>${copies.join('')}`;
    })
    .join('');
}

function hatching(): string {
  return Array.from({ length: 26 }, (_, line) => {
    const y = line * 4;
    const width = Math.round((0.6 + (y / 100) * 1.4) * 100) / 100;
    return `<path d="M0 ${y}Q25 ${y - 7} 50 ${y}T100 ${y}" stroke-width="${width}"/>`;
  }).join('');
}
