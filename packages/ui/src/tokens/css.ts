import { type ColorToken, houseColors } from './colors.ts';
import { elevations } from './elevation.ts';
import { moreContrast } from './moreContrast.ts';
import { printed } from './printed.ts';
import { layer, media, motion, radius, size, space } from './scale.ts';
import type { TierTheme } from './themes/createTierTheme.ts';
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

/** Space grows with large text, but only to its share of a 320 px window, so that words keep enough width. */
function spaceDeclarations(): string {
  return Object.entries<string>(space)
    .map(([step, value]) => {
      const atMost = Number.parseFloat(value) * 5;
      return `${variableName('space', step)}:${atMost > 0 ? `min(${atMost}vw, ${value})` : value};`;
    })
    .join('');
}

const zeroDurations = Object.keys(motion)
  .filter((token) => token !== 'easing')
  .map((token) => `${variableName('motion', token)}:0s;`)
  .join('');

/** `!important` also overrides custom themes, whatever their selectors. */
function replacements(of: Readonly<Partial<Record<ColorToken, ColorToken>>>): string {
  return Object.entries(of)
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
 * Returns the CSS of a custom theme, which replaces the theme called `name`. Render it before or after
 * `GlobalStyle`: its selectors are more specific.
 * @public
 */
export function themeCss(name: ThemeName, theme: TierTheme): string {
  return SCHEMES.map((scheme) => {
    const inRoot = `[data-tier='${name}'][data-tier][data-scheme='${scheme}']`;
    // Before sign-in, the document has no `data-tier`.
    const document = `:root:not([data-tier])[data-scheme='${scheme}']`;
    const selector = name === 'house' ? `${document},${inRoot}` : inRoot;
    return `${selector}{${declarations('color', theme[scheme])}}`;
  }).join('\n');
}

/**
 * Returns every token as CSS variables: scales on `:root`, the `house` colours under `[data-scheme]`, and the
 * colours of each tier under `[data-tier][data-scheme]`. With `prefers-reduced-motion`, every duration is zero.
 * With `prefers-contrast: more`, text and edges take the colour of text. On paper, text is black on white, and elements
 * with `data-screen-only` are hidden. Those with `data-print-only` are shown there only.
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
    `${media.reducedMotion}{:root{${zeroDurations}}}`,
    `[data-motion='off']{${zeroDurations}}`,
    schemeRules(),
    tierRules(),
    `${media.moreContrast}{[data-scheme]{${replacements(moreContrast)}}}`,
    '@media not print{[data-print-only]{display:none!important}}',
    `${media.print}{[data-scheme]{${replacements(printed)}}[data-screen-only]{display:none!important}}`,
  ].join('\n');
}
