import { describe, expect, it } from 'vitest';
import type { ColorToken } from './colors.ts';
import { contrast, type MeasuredPairing, measurePairings } from './contrast.ts';
import { moreContrast } from './moreContrast.ts';
import { pairings } from './pairings.ts';
import { THEME_NAMES, themeColors } from './themes/themes.ts';
import { SCHEMES } from './tiers.ts';

const cases = THEME_NAMES.flatMap((theme) => SCHEMES.map((scheme) => ({ theme, scheme })));

function describePair({ theme, scheme, foreground, background, ratio, required }: MeasuredPairing) {
  return `${theme} ${scheme}: ${foreground} on ${background} ${ratio.toFixed(2)}:1 of ${required}:1`;
}

describe('contrast', () => {
  it('measures black on white as 21 and a colour on itself as 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#806040', '#806040')).toBe(1);
  });

  it('throws for a colour with alpha: its contrast depends on the colour behind it', () => {
    expect(() => contrast('#00000080', '#ffffff')).toThrow(RangeError);
  });

  it.each(cases)(
    'every declared pairing of $theme in $scheme reaches its required contrast',
    ({ theme, scheme }) => {
      const failing = measurePairings(theme, scheme).filter(
        ({ ratio, required }) => ratio < required,
      );
      expect(failing.map(describePair)).toEqual([]);
    },
  );

  it.each(cases)(
    'text of $theme in $scheme has 7:1 when the device prefers more contrast',
    (at) => {
      const colors = themeColors(at.theme, at.scheme);
      const shown = (token: ColorToken) => colors[moreContrast[token] ?? token];
      const onPlain = pairings.filter(
        ({ kind, background }) => kind === 'text' && !background.startsWith('hero'),
      );
      const failing = onPlain.filter(
        ({ foreground, background }) => contrast(shown(foreground), shown(background)) < 7,
      );
      expect(failing).toEqual([]);
    },
  );

  const [worst] = cases
    .flatMap(({ theme, scheme }) => measurePairings(theme, scheme))
    .sort((a, b) => a.ratio / a.required - b.ratio / b.required);

  // The title holds the smallest margin, so that a designer can read it in the report of the run.
  it(`has its smallest margin in ${worst && describePair(worst)}`, () => {
    expect(worst?.ratio).toBeGreaterThanOrEqual(worst?.required ?? Number.POSITIVE_INFINITY);
  });
});
