import { fixed, metals, ramps } from '../palette.ts';
import { createTierTheme, type TierTheme } from './createTierTheme.ts';

const usual = createTierTheme(ramps.graphite, metals.platinum);

/** King of Spades: graphite and platinum. In dark, actions are platinum instead of grey. */
export const kingOfSpades: TierTheme = {
  light: usual.light,
  dark: {
    ...usual.dark,
    accent: metals.platinum.bright,
    accentHover: fixed.white,
    accentActive: ramps.graphite[300],
    onAccent: ramps.graphite[950],
    accentText: ramps.graphite[400],
  },
};
