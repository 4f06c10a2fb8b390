// The tokens as values and types, for custom components and themes.
export {
  type Colors,
  type ColorToken,
  type HouseColors,
  houseColors,
  type TierColors,
} from './tokens/colors.ts';
export {
  contrast,
  type MeasuredPairing,
  type Measurement,
  measurePairings,
  measureTheme,
} from './tokens/contrast.ts';
export { themeCss, tokensCss } from './tokens/css.ts';
export { type Elevation, elevations } from './tokens/elevation.ts';
export { type Pairing, type PairingKind, pairings, REQUIRED_CONTRAST } from './tokens/pairings.ts';
export { fixed, type Hex, type Metal, metals, type Ramp, ramps } from './tokens/palette.ts';
export {
  breakpoints,
  LAYOUT_SWITCH,
  layer,
  media,
  motion,
  radius,
  size,
  space,
} from './tokens/scale.ts';
export { createTierTheme, type TierTheme } from './tokens/themes/createTierTheme.ts';
export { THEME_NAMES, type ThemeName, themeColors, tierThemes } from './tokens/themes/themes.ts';
export { SCHEMES, type Scheme, TIERS, type Tier } from './tokens/tiers.ts';
export { font, type TypeStep, type TypeToken, typeScale, weight } from './tokens/type.ts';
export { typography, variableName, vars } from './tokens/vars.ts';
export { wheelMotion } from './tokens/wheel.ts';
