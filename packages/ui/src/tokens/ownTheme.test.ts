import { describe, expect, it } from 'vitest';
import { measureTheme } from './contrast.ts';
import { themeCss } from './css.ts';
import { metals, ramps } from './palette.ts';
import { type TierTheme, themeOf } from './themes/themeOf.ts';
import { SCHEMES } from './tiers.ts';

const usual = themeOf(ramps.royal, metals.copper);

describe('a theme of one’s own', () => {
  it('wins over a tier, wherever its sheet stands', () => {
    const css = themeCss('jack', usual);
    for (const scheme of SCHEMES) {
      // One attribute more than the selector of the package's own sheet has.
      expect(css).toContain(`[data-tier='jack'][data-tier][data-scheme='${scheme}']{`);
      expect(css).toContain(`--ui-color-canvas:${usual[scheme].canvas};`);
    }
  });

  it('takes the place of the house, of the document too, which has no tier before sign-in', () => {
    expect(themeCss('house', usual)).toContain(":root:not([data-tier])[data-scheme='light'],");
  });

  it('is measured before it is used', () => {
    const weak: TierTheme = { ...usual, light: { ...usual.light, accentText: '#9bbefe' } };
    const [worst] = measureTheme(weak, 'light');
    expect(worst).toMatchObject({ foreground: 'accentText', required: 4.5 });
    expect(worst?.ratio).toBeLessThan(4.5);
    for (const scheme of SCHEMES) {
      expect(measureTheme(usual, scheme).filter((one) => one.ratio < one.required)).toEqual([]);
    }
  });
});
