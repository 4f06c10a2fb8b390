import { describe, expect, it } from 'vitest';
import { measureTheme } from './contrast.ts';
import { themeCss } from './css.ts';
import { metals, ramps } from './palette.ts';
import { createTierTheme, type TierTheme } from './themes/createTierTheme.ts';
import { SCHEMES } from './tiers.ts';

const usual = createTierTheme(ramps.royal, metals.copper);

describe('a custom theme', () => {
  it("overrides a tier, before or after the package's sheet", () => {
    const css = themeCss('jack', usual);
    for (const scheme of SCHEMES) {
      // The selector has one attribute more than the selector of the package's own sheet.
      expect(css).toContain(`[data-tier='jack'][data-tier][data-scheme='${scheme}']{`);
      expect(css).toContain(`--ui-color-canvas:${usual[scheme].canvas};`);
    }
  });

  it('replaces the house theme, also on the document, which has no tier before sign-in', () => {
    expect(themeCss('house', usual)).toContain(":root:not([data-tier])[data-scheme='light'],");
  });

  it('can be measured before it is used', () => {
    const weak: TierTheme = { ...usual, light: { ...usual.light, accentText: '#9bbefe' } };
    const [worst] = measureTheme(weak, 'light');
    expect(worst).toMatchObject({ foreground: 'accentText', required: 4.5 });
    expect(worst?.ratio).toBeLessThan(4.5);
    for (const scheme of SCHEMES) {
      expect(measureTheme(usual, scheme).filter((one) => one.ratio < one.required)).toEqual([]);
    }
  });
});
