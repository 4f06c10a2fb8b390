import { describe, expect, it } from 'vitest';
import { type Colors, type ColorToken, houseColors, type TierColors } from './colors.ts';
import { elevations } from './elevation.ts';
import { metals, ramps } from './palette.ts';
import { breakpoints, media } from './scale.ts';
import { createTierTheme } from './themes/createTierTheme.ts';
import { THEME_NAMES, tierThemes } from './themes/themes.ts';
import { SCHEMES, TIERS, type Tier } from './tiers.ts';
import { vars } from './vars.ts';

const jack = tierThemes.jack.dark;

/**
 * TypeScript checks this file: each of these lines must fail to compile, and an expected error that does not occur
 * is an error.
 */
const { canvas: _, ...withoutCanvas } = jack;
// @ts-expect-error a theme without one of the colours
export const lacking: TierColors = withoutCanvas;
// @ts-expect-error a colour that does not exist
export const unknown: TierColors = { ...jack, canvass: '#000000' };
// @ts-expect-error a colour that tiers cannot change
export const foreign: TierColors = { ...jack, qrPaper: '#000000' };
// @ts-expect-error a value that is not a colour
export const malformed: TierColors = { ...jack, canvas: 'black' };
// @ts-expect-error a theme with one scheme
export const halved: typeof tierThemes.jack = { dark: jack };
const { ace: __, ...withoutAce } = tierThemes;
// @ts-expect-error a tier without a theme
export const tierless: Readonly<Record<Tier, unknown>> = withoutAce;
// @ts-expect-error a base without some of the colours
export const incomplete: Colors = jack;
// @ts-expect-error a reference to a token that does not exist
export const dangling: string = vars.color.surfce;
// @ts-expect-error a step that is not on the grid
export const offGrid: string = vars.space[7];

describe('every theme', () => {
  const base = Object.keys(houseColors.dark).sort() as ColorToken[];
  const tierColorNames = Object.keys(createTierTheme(ramps.felt, metals.brass).dark).sort();

  it.each(SCHEMES)('sets every colour and shadow in the base: %s', (scheme) => {
    expect(Object.keys(houseColors[scheme]).sort()).toEqual(base);
    expect(Object.keys(elevations[scheme])).toEqual(Object.keys(elevations.light));
  });

  it.each(TIERS.flatMap((tier) => SCHEMES.map((scheme) => ({ tier, scheme }))))(
    'sets the same colours as every other tier: $tier $scheme',
    ({ tier, scheme }) => {
      expect(Object.keys(tierThemes[tier][scheme]).sort()).toEqual(tierColorNames);
      expect(base).toEqual(expect.arrayContaining(tierColorNames));
    },
  );

  it('has a name in THEME_NAMES', () => {
    expect(THEME_NAMES).toEqual(['house', ...TIERS]);
  });
});

describe('§2 responsive breakpoints', () => {
  it.each([
    ['§2.85', 'small', 600],
    ['§2.86', 'medium', 1024],
    ['§2.87', 'large', 1440],
    ['§2.88', 'extraLarge', 1920],
  ] as const)('%s %s: %i px', (_, name, width) => {
    expect(breakpoints[name]).toBe(width);
    expect(media[name]).toBe(`@media (min-width: ${width}px)`);
  });

  it('are these four', () => expect(Object.keys(breakpoints)).toHaveLength(4));
});
