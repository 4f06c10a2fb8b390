import { houseColors } from './colors.ts';
import { elevations } from './elevation.ts';
import { moreContrast } from './moreContrast.ts';
import { layer, media, motion, radius, size, space } from './scale.ts';
import type { TierTheme } from './themes/themeOf.ts';
import { type ThemeName, tierThemes } from './themes/themes.ts';
import { SCHEMES, TIERS } from './tiers.ts';
import { font, type TypeStep, typeScale, weight } from './type.ts';
import { variableName, vars } from './vars.ts';

type Tokens = Readonly<Record<string, string>>;

function declarations(group: string, tokens: object): string {
  return Object.entries(tokens as Tokens)
    .map(([token, value]) => `${variableName(group, token)}:${value};`)
    .join('');
}

function typeDeclarations(): string {
  return Object.entries<TypeStep>(typeScale)
    .map(([role, { family, weight, size, atMost, lineHeight, tracking }]) => {
      const fontSize = atMost ? `min(${atMost}, ${size})` : size;
      const shorthand = `${weight} ${fontSize}/${lineHeight} ${vars.font[family]}`;
      return `${variableName('type', role)}:${shorthand};${variableName('tracking', role)}:${tracking};`;
    })
    .join('');
}

/** With large text on a phone, words need the room: space grows to what 320 px have of it, and no further. */
function spaceDeclarations(): string {
  return Object.entries<string>(space)
    .map(([step, value]) => {
      const atMost = Number.parseFloat(value) * 5;
      return `${variableName('space', step)}:${atMost > 0 ? `min(${atMost}vw, ${value})` : value};`;
    })
    .join('');
}

const stillness = Object.keys(motion)
  .filter((token) => token !== 'easing')
  .map((token) => `${variableName('motion', token)}:0s;`)
  .join('');

/** A theme of one's own is held to them too, whatever its selectors. */
function contrastDeclarations(): string {
  return Object.entries(moreContrast)
    .map(([token, other]) => {
      const value = `var(${variableName('color', other)})`;
      return `${variableName('color', token)}:${value}!important;`;
    })
    .join('');
}

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
 * tier's under `[data-tier][data-scheme]`. Where less motion is asked for, every duration is zero; where more
 * contrast is asked for, words and edges have the colour of text.
 */
export function tokensCss(): string {
  const scales = [
    spaceDeclarations(),
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
    `${media.moreContrast}{[data-scheme]{${contrastDeclarations()}}}`,
  ].join('\n');
}
