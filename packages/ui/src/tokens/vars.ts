import type { ColorToken } from './colors.ts';
import type { elevations } from './elevation.ts';
import type { layer, motion, radius, size, space } from './scale.ts';
import { type font, type TypeToken, typeScale, type weight } from './type.ts';

/** The CSS variable of a token: `--ui-color-surface`. */
export function variableName(group: string, token: string): `--ui-${string}` {
  const kebab = token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--ui-${group}-${kebab}`;
}

type References<T> = { readonly [K in keyof T]: string };

/** Made up as they are asked for: a list of the tokens would bring all their values into every page. */
function references<T extends object>(group: string): References<T> {
  const reference = (token: string) => `var(${variableName(group, token)})`;
  return new Proxy({} as References<T>, { get: (_, token) => reference(String(token)) });
}

/**
 * References to every token, for styles: `vars.color.surface`, `vars.space[4]`, `vars.type.title`
 * (a `font` shorthand), `vars.tracking.title`. A name that is no token fails to compile.
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

/** What a text in a role of the type scale has of its own. */
export interface TypographyOptions {
  /** Figures of one width each, which line up in columns. Those of the display serif always do. */
  readonly tabular?: boolean;
  /** A multiple of the font's size. */
  readonly lineHeight?: number;
  /** A length of CSS, such as a size with an upper limit. */
  readonly fontSize?: string;
}

/**
 * Declarations that set text in a role of the type scale. What differs from the role stands in a rule of its
 * own: browsers cannot give back the text of a rule that overrides a part of a shorthand with a variable.
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
