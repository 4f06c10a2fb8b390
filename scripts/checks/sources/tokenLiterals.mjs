import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/setUp.mjs';

/** Properties that need a token, and their other allowed values: keywords, and sizes relative to the text. */
const RULES = [
  {
    what: 'radius',
    property: /\bborder(?:-[a-z]+)*-radius|\bborder(?:[A-Z][a-z]+)*Radius/,
    allowed: /^(?:inherit|0)$/,
  },
  { what: 'shadow', property: /\b(?:box|text)-shadow|\b(?:box|text)Shadow/, allowed: /^none$/ },
  { what: 'font', property: /\bfont-family|\bfontFamily|\bfont(?=:)/, allowed: /^inherit$/ },
  { what: 'font', property: /\bfont-size|\bfontSize/, allowed: /^(?:inherit|0|[\d.]+em)$/ },
  { what: 'font', property: /\bfont-weight|\bfontWeight/, allowed: /^inherit$/ },
  {
    what: 'duration',
    property: /\b(?:transition|animation)(?:-duration|-delay)?/,
    allowed: /^none$/,
  },
];

const NAMED =
  'white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|gold|silver|navy|crimson';

/** Patterns that are forbidden in any value. */
const ANYWHERE = [
  { what: 'colour', pattern: /['"\s:,(]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi },
  { what: 'colour', pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi },
  {
    what: 'colour',
    pattern: new RegExp(
      `\\b(?:color|background|fill|stroke|border(?:-[a-z]+)*)\\s*[:=]\\s*["'{]*(?:${NAMED})\\b`,
      'gi',
    ),
  },
  { what: 'duration', pattern: /\bcubic-bezier\(/g },
  // A minus before a reference is invalid CSS: the browser drops the whole declaration.
  { what: 'negated token', pattern: /[:\s]-\$\{vars/g },
];

/**
 * Finds the literal colours, fonts, radii, durations and shadows of a source file, each as `kind: source text`.
 * An interpolated value counts as a token, since only tokens provide such values.
 */
export function literalsIn(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const declared = RULES.flatMap(({ what, property, allowed }) =>
    [
      ...code.matchAll(
        new RegExp(`(?:${property.source})\\s*:\\s*([^;\\n]+(?:\\n[^;\\n]+)*?)\\s*[;,}\\n]`, 'g'),
      ),
    ]
      .filter(
        ([, value = '']) => !isToken(value) && !allowed.test(value.replace(/['",]/g, '').trim()),
      )
      .map(([written]) => `${what}: ${written.trim()}`),
  );
  const anywhere = ANYWHERE.flatMap(({ what, pattern }) =>
    [...code.matchAll(pattern)].map(([written]) => `${what}: ${written.trim()}`),
  );
  return [...declared, ...anywhere];
}

function isToken(value) {
  const withoutTokens = value.replace(/\$\{[^}]*\}/g, '');
  const hasTime = /(?<![\w.])[\d.]+m?s\b/.test(withoutTokens);
  return (value.includes('${') || /\bvars\./.test(value)) && !hasTime;
}

const STYLED = /^packages\/(?:ui\/src\/.*[.]tsx?|app\/(?:staff\/)?src\/.*[.]tsx)$/;
const UNSTYLED = /src\/tokens\/|[.](?:test|fixtures|browser)[.]/;

/** The literals of the sources outside of the tokens. @param {readonly string[]} files of the repository */
export const literalFaults = (files) =>
  files
    .filter((file) => STYLED.test(file) && !UNSTYLED.test(file))
    .flatMap((file) =>
      literalsIn(readFileSync(join(ROOT, file), 'utf8')).map((literal) => `${file}: ${literal}`),
    );
