import { houseColors } from './colors.ts';
import { elevations } from './elevation.ts';
import { layer, media, motion, radius, size, space } from './scale.ts';
import type { TierTheme } from './themes/themeOf.ts';
import { type ThemeName, tierThemes } from './themes/themes.ts';
import { SCHEMES, TIERS } from './tiers.ts';
import { font, typeScale, weight } from './type.ts';
import { variableName, vars } from './vars.ts';

type Tokens = Readonly<Record<string, string>>;

function declarations(group: string, tokens: object): string {
  return Object.entries(tokens as Tokens)
    .map(([token, value]) => `${variableName(group, token)}:${value};`)
    .join('');
}

function typeDeclarations(): string {
  return Object.entries(typeScale)
    .map(([role, { family, weight, size: fontSize, lineHeight, tracking }]) => {
      const shorthand = `${weight} ${fontSize}/${lineHeight} ${vars.font[family]}`;
      return `${variableName('type', role)}:${shorthand};${variableName('tracking', role)}:${tracking};`;
    })
    .join('');
}

const stillness = Object.keys(motion)
  .filter((token) => token !== 'easing')
  .map((token) => `${variableName('motion', token)}:0s;`)
  .join('');

function schemeRules(): string {
  return SCHEMES.map(
    (scheme) =>
      `[data-scheme='${scheme}']{color-scheme:${scheme};${declarations('color', houseColors[scheme])}${declarations('shadow', elevations[scheme])}}`,
  ).join('\n');
}

function tierRules(): string {
  return TIERS.flatMap((tier) =>
    SCHEMES.map(
      (scheme) =>
        `[data-tier='${tier}'][data-scheme='${scheme}']{${declarations('color', tierThemes[tier][scheme])}}`,
    ),
  ).join('\n');
}

/**
 * A theme of one's own as CSS, in place of the house's or a tier's. It may stand before or after the sheet of
 * `GlobalStyle`: its selectors win either way.
 */
export function themeCss(name: ThemeName, theme: TierTheme): string {
  return SCHEMES.map((scheme) => {
    const inRoot = `[data-tier='${name}'][data-tier][data-scheme='${scheme}']`;
    // The document itself has no tier before sign-in.
    const document = `:root:not([data-tier])[data-scheme='${scheme}']`;
    const selector = name === 'house' ? `${document},${inRoot}` : inRoot;
    return `${selector}{${declarations('color', theme[scheme])}}`;
  }).join('\n');
}

/**
 * Every token as CSS variables: scales on `:root`, the house's colours under `[data-scheme]`, and each
 * tier's under `[data-tier][data-scheme]`. Where less motion is asked for, every duration is zero.
 */
export function tokensCss(): string {
  const scales = [
    declarations('space', space),
    declarations('radius', radius),
    declarations('size', size),
    declarations('motion', motion),
    declarations('layer', layer),
    declarations('font', font),
    declarations('weight', weight),
    typeDeclarations(),
  ].join('');
  return [
    `:root{${scales}}`,
    `${media.reducedMotion}{:root{${stillness}}}`,
    `[data-motion='off']{${stillness}}`,
    schemeRules(),
    tierRules(),
  ].join('\n');
}
