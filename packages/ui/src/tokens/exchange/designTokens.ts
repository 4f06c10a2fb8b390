import { type Colors, type ColorToken, houseColors } from '../colors.ts';
import { elevations } from '../elevation.ts';
import type { Hex } from '../palette.ts';
import { breakpoints, LAYOUT_SWITCH, layer, motion, radius, size, space } from '../scale.ts';
import { THEME_NAMES, type ThemeName, themeColors, tierThemes } from '../themes/themes.ts';
import { SCHEMES, type Scheme } from '../tiers.ts';
import { font, typeScale, weight } from '../type.ts';
import { describeColor } from './describeColor.ts';
import {
  colorValue,
  cubicBezierValue,
  dimensionValue,
  durationValue,
  fontFamilyValue,
  largestValue,
  letterSpacingValue,
  shadowValue,
} from './values.ts';

/** A token in the W3C Design Tokens format, 2025.10. */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
}

/** Tokens and groups of tokens, by name. */
export interface TokenGroup {
  readonly [name: string]: DesignToken | TokenGroup;
}

/** The name of the extension for values that only CSS can express. */
export const EXTENSION = 'casino.ui';

const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10';

function group<T extends object>(
  tokens: T,
  tokenOf: (value: T[keyof T], name: keyof T & string) => DesignToken,
): TokenGroup {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      name,
      tokenOf(value as T[keyof T], name as keyof T & string),
    ]),
  );
}

function dimension(css: string): DesignToken {
  const value = dimensionValue(css);
  if (value) return { $type: 'dimension', $value: value };
  const [, digits, unit] = /^([\d.]+)([a-z]+)$/.exec(css) ?? [];
  if (!digits) throw new RangeError(`${css} is not a length`);
  return {
    $type: 'number',
    $value: Number(digits),
    $description: `In ${unit}, a unit that the format does not have.`,
    $extensions: { [EXTENSION]: { css } },
  };
}

const pixels = (value: number): DesignToken => ({
  $type: 'dimension',
  $value: { value, unit: 'px' },
});

const number = (value: string): DesignToken => ({ $type: 'number', $value: Number(value) });

function typography({ family, weight, size, lineHeight, tracking }: TypeRole): DesignToken {
  const fontSize = largestValue(size);
  const isFluid = dimensionValue(size) === undefined;
  return {
    $type: 'typography',
    $value: {
      fontFamily: `{font.${family}}`,
      fontSize,
      fontWeight: weight,
      letterSpacing: letterSpacingValue(tracking, fontSize),
      lineHeight,
    },
    ...(isFluid && {
      $description: `Grows with the width of the window: ${size}. This is its largest size.`,
      $extensions: { [EXTENSION]: { fontSize: size } },
    }),
  };
}

type TypeRole = (typeof typeScale)[keyof typeof typeScale];

/** The scales. They are the same in every tier and scheme. */
function baseTokens(): TokenGroup {
  return {
    space: group(space, dimension),
    radius: group(radius, dimension),
    size: group(size, dimension),
    motion: group(motion, (css, name) =>
      name === 'easing'
        ? { $type: 'cubicBezier', $value: cubicBezierValue(css) }
        : { $type: 'duration', $value: durationValue(css) },
    ),
    layer: group(layer, number),
    font: group(font, (css) => ({ $type: 'fontFamily', $value: fontFamilyValue(css) })),
    weight: group(weight, (value) => ({ $type: 'fontWeight', $value: value })),
    type: group(typeScale, typography),
    breakpoint: { ...group(breakpoints, pixels), layoutSwitch: pixels(LAYOUT_SWITCH) },
  };
}

const tierColorNames = Object.keys(tierThemes.jack.light) as ColorToken[];

const color = (token: ColorToken, $value: unknown): DesignToken => ({
  $type: 'color',
  $value,
  $description: describeColor(token),
});

const colors = (tokens: readonly ColorToken[], valueIn: (token: ColorToken) => unknown) =>
  Object.fromEntries(tokens.map((token) => [token, color(token, valueIn(token))]));

/** The colours of a theme in both schemes. The scheme files refer to them. */
function tierTokens(theme: ThemeName): TokenGroup {
  const inScheme = (scheme: Scheme) =>
    colors(tierColorNames, (token) => colorValue(themeColors(theme, scheme)[token]));
  return { tier: Object.fromEntries(SCHEMES.map((scheme) => [scheme, inScheme(scheme)])) };
}

/** Every colour of a scheme, with references for the colours of a tier, and the shadows. */
function schemeTokens(scheme: Scheme): TokenGroup {
  const house: Readonly<Colors> = houseColors[scheme];
  return {
    color: colors(Object.keys(house) as ColorToken[], (token) =>
      tierColorNames.includes(token)
        ? `{tier.${scheme}.${token}}`
        : colorValue(house[token] as Hex),
    ),
    shadow: group(elevations[scheme], (css) => ({ $type: 'shadow', $value: shadowValue(css) })),
  };
}

function resolver() {
  const modifier = (description: string, names: readonly string[]) => ({
    description,
    contexts: Object.fromEntries(names.map((name) => [name, [{ $ref: `${name}.json` }]])),
    default: names[0],
  });
  return {
    $schema: `${SCHEMAS}/resolver.json`,
    name: '@casino/ui',
    version: '2025.10',
    description:
      'The tokens of the design system: a base, the house theme and seven tiers, two schemes.',
    sets: {
      base: { description: 'Scales and type.', sources: [{ $ref: 'base.json' }] },
    },
    modifiers: {
      tier: modifier("The member's tier. Use house before sign-in.", THEME_NAMES),
      scheme: modifier('Light or dark.', SCHEMES),
    },
    resolutionOrder: [
      { $ref: '#/sets/base' },
      { $ref: '#/modifiers/tier' },
      { $ref: '#/modifiers/scheme' },
    ],
  };
}

/**
 * Returns the token files in the W3C Design Tokens format, 2025.10, by file name: `base.json`, one file for each
 * theme, one for each scheme, and `resolver.json`, which combines them.
 */
export function designTokenFiles(): Readonly<Record<string, object>> {
  const file = (tokens: TokenGroup) => ({ $schema: `${SCHEMAS}/format.json`, ...tokens });
  return {
    'resolver.json': resolver(),
    'base.json': file(baseTokens()),
    ...Object.fromEntries(THEME_NAMES.map((name) => [`${name}.json`, file(tierTokens(name))])),
    ...Object.fromEntries(SCHEMES.map((name) => [`${name}.json`, file(schemeTokens(name))])),
  };
}
