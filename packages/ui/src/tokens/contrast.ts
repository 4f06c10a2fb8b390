import { type Colors, houseColors } from './colors.ts';
import { type Pairing, pairings, REQUIRED_CONTRAST } from './pairings.ts';
import type { Hex } from './palette.ts';
import type { TierTheme } from './themes/createTierTheme.ts';
import { type ThemeName, themeColors } from './themes/themes.ts';
import type { Scheme } from './tiers.ts';

function channel(color: Hex, index: number): number {
  const value = Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(color: Hex): number {
  if (color.length !== 7) throw new RangeError(`${color} is not opaque: the contrast is unknown`);
  return 0.2126 * channel(color, 0) + 0.7152 * channel(color, 1) + 0.0722 * channel(color, 2);
}

/**
 * Returns the contrast ratio of two opaque colours, from 1 to 21, by WCAG 2.2 relative luminance. Throws a
 * `RangeError` if a colour has alpha.
 */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A pairing with its contrast, measured in a set of colours. */
export interface Measurement extends Pairing {
  /** The contrast ratio, from 1 to 21. */
  readonly ratio: number;
  /** The contrast ratio that the kind of the pairing requires. */
  readonly required: number;
}

/** A pairing with its contrast, measured in a theme and scheme. */
export interface MeasuredPairing extends Measurement {
  readonly theme: ThemeName;
  readonly scheme: Scheme;
}

/**
 * Measures every declared pairing in a custom theme. The pairing with the smallest margin comes first.
 * @public
 */
export function measureTheme(theme: TierTheme, scheme: Scheme): Measurement[] {
  return measureColors({ ...houseColors[scheme], ...theme[scheme] });
}

/** Measures every declared pairing in a theme of the package. The pairing with the smallest margin comes first. */
export function measurePairings(theme: ThemeName, scheme: Scheme): MeasuredPairing[] {
  return measureColors(themeColors(theme, scheme)).map((pairing) => ({
    ...pairing,
    theme,
    scheme,
  }));
}

function measureColors(colors: Colors): Measurement[] {
  return pairings
    .map((pairing) => ({
      ...pairing,
      ratio: contrast(colors[pairing.foreground], colors[pairing.background]),
      required: REQUIRED_CONTRAST[pairing.kind],
    }))
    .sort((a, b) => a.ratio / a.required - b.ratio / b.required);
}
