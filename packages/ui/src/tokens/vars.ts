import { type ColorToken, houseColors } from './colors.ts';
import { elevations } from './elevation.ts';
import { layer, motion, radius, size, space } from './scale.ts';
import { font, type TypeToken, typeScale, weight } from './type.ts';

/** The CSS variable of a token: `--ui-color-surface`. */
export function variableName(group: string, token: string): `--ui-${string}` {
  const kebab = token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--ui-${group}-${kebab}`;
}

type References<T> = { readonly [K in keyof T]: string };

function references<T extends object>(group: string, tokens: T): References<T> {
  const entries = Object.keys(tokens).map((key) => [key, `var(${variableName(group, key)})`]);
  return Object.fromEntries(entries) as References<T>;
}

/**
 * References to every token, for styles: `vars.color.surface`, `vars.space[4]`, `vars.type.title`
 * (a `font` shorthand), `vars.tracking.title`. A name that is no token fails to compile.
 */
export const vars = {
  color: references('color', houseColors.light satisfies Record<ColorToken, string>),
  space: references('space', space),
  radius: references('radius', radius),
  size: references('size', size),
  motion: references('motion', motion),
  layer: references('layer', layer),
  shadow: references('shadow', elevations.light),
  font: references('font', font),
  weight: references('weight', weight),
  type: references('type', typeScale),
  tracking: references('tracking', typeScale),
} as const;

/** Declarations that set text in a role of the type scale; figures line up in columns. */
export function typography(role: TypeToken): string {
  const { family } = typeScale[role];
  const figures = family === 'display' ? 'font-variant-numeric: lining-nums tabular-nums;' : '';
  const capitals = role === 'overline' ? 'text-transform: uppercase;' : '';
  return `font: ${vars.type[role]}; letter-spacing: ${vars.tracking[role]}; ${figures}${capitals}`;
}
