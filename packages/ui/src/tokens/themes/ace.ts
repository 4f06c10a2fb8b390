import { fixed, metals, ramps } from '../palette.ts';
import { createTierTheme, type TierTheme } from './createTierTheme.ts';

const usual = createTierTheme(ramps.onyx, metals.gold);

const blackHero = {
  heroFrom: ramps.onyx[800],
  heroVia: ramps.onyx[900],
  heroTo: fixed.black,
} as const;

/** Ace: black and gold. Actions are gold in dark, and black with gold text in light. */
export const ace: TierTheme = {
  light: {
    ...usual.light,
    ...blackHero,
    accent: ramps.onyx[950],
    accentHover: ramps.onyx[800],
    accentActive: fixed.black,
    onAccent: metals.gold.bright,
    accentText: metals.gold.deep,
    focus: metals.gold.deep,
  },
  dark: {
    ...usual.dark,
    ...blackHero,
    accent: metals.gold.bright,
    accentHover: '#f0d08a',
    accentActive: '#cfa955',
    onAccent: ramps.onyx[950],
    accentText: metals.gold.bright,
    focus: metals.gold.bright,
  },
};
