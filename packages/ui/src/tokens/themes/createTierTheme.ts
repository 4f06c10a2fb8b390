import type { TierColors } from '../colors.ts';
import { fixed, type Metal, type Ramp } from '../palette.ts';
import type { Scheme } from '../tiers.ts';

/** The colours of a theme in both schemes. */
export type TierTheme = Readonly<Record<Scheme, TierColors>>;

/** Builds a theme from a hue and a metal. To change single colours, spread the result and override them. */
export function createTierTheme(ramp: Ramp, metal: Metal): TierTheme {
  const hero = {
    heroFrom: ramp.velvetHigh,
    heroVia: ramp.velvet,
    heroTo: ramp.velvetLow,
    onHero: fixed.ivory,
    onHeroMuted: fixed.ivoryMuted,
    pattern: `${metal.bright}38`,
    metal: metal.bright,
  } as const;
  return {
    light: {
      ...hero,
      canvas: ramp[25],
      sunken: ramp[50],
      field: fixed.white,
      surface: fixed.white,
      raised: fixed.white,
      accent: ramp[600],
      accentHover: ramp[700],
      accentActive: ramp.velvetLow,
      onAccent: fixed.white,
      accentText: ramp[600],
      accentSubtle: ramp[100],
      focus: ramp[500],
      metalText: metal.deep,
    },
    dark: {
      ...hero,
      canvas: ramp[950],
      sunken: ramp[975],
      field: ramp[975],
      surface: ramp[900],
      raised: ramp[850],
      accent: ramp[450],
      accentHover: ramp[500],
      accentActive: ramp[600],
      onAccent: fixed.white,
      accentText: ramp[300],
      accentSubtle: ramp[800],
      focus: ramp[300],
      metalText: metal.bright,
    },
  };
}
