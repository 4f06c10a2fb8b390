import type { ColorToken } from './colors.ts';
import type { elevations } from './elevation.ts';
import type { layer, motion, radius, size, space } from './scale.ts';
import { type font, type TypeToken, typeScale, type weight } from './type.ts';

/** Returns the name of a token's CSS variable, such as `--ui-color-surface`. */
export function variableName(group: string, token: string): `--ui-${string}` {
  const kebab = token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--ui-${group}-${kebab}`;
}

type References<T> = { readonly [K in keyof T]: string };

/** A proxy creates references on access. A list of tokens would add all token values to every bundle. */
function references<T extends object>(group: string): References<T> {
  const reference = (token: string) => `var(${variableName(group, token)})`;
  return new Proxy({} as References<T>, { get: (_, token) => reference(String(token)) });
}

/**
 * References to every token, for styles: `vars.color.surface`, `vars.space[4]`, `vars.type.title` (a `font`
 * shorthand), `vars.tracking.title`. An unknown name fails to compile.
 */
export const vars = {
  color: references<Record<ColorToken, string>>('color'),
  space: references<typeof space>('space'),
  radius: references<typeof radius>('radius'),
  size: references<typeof size>('size'),
  motion: references<typeof motion>('motion'),
  layer: references<typeof layer>('layer'),
  shadow: references<(typeof elevations)['light']>('shadow'),
  font: references<typeof font>('font'),
  weight: references<typeof weight>('weight'),
  type: references<typeof typeScale>('type'),
  tracking: references<typeof typeScale>('tracking'),
} as const;

/** Deviations from a role of the type scale. */
export interface TypographyOptions {
  /** Gives all figures one width, so that columns align. The display serif always has such figures. */
  readonly tabular?: boolean;
  /** A multiple of the font size. */
  readonly lineHeight?: number;
  /** A CSS length, such as a size with an upper limit. */
  readonly fontSize?: string;
}

/**
 * Returns the declarations for text in a role of the type scale. Deviations are in a separate rule: browsers cannot
 * serialise a rule that overrides part of a shorthand that has a variable.
 */
export function typography(
  role: TypeToken,
  { tabular, lineHeight, fontSize }: TypographyOptions = {},
): string {
  const display = typeScale[role].family === 'display';
  const capitals = role === 'overline' ? 'text-transform: uppercase;' : '';
  const figures = display ? 'lining-nums tabular-nums' : tabular && 'tabular-nums';
  const own = [
    figures && `font-variant-numeric: ${figures};`,
    lineHeight && `line-height: ${lineHeight};`,
    fontSize && `font-size: ${fontSize};`,
  ].filter(Boolean);
  return `font: ${vars.type[role]}; letter-spacing: ${vars.tracking[role]}; ${capitals}${
    own.length > 0 ? `& { ${own.join(' ')} }` : ''
  }`;
}
