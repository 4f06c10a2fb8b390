import { type TypeStep, typeScale } from './type.ts';
import { variableName, vars } from './vars.ts';

/** The Chinese faces of devices: Apple, Windows, Android and Linux. None is bundled, because one weighs megabytes. */
const SANS = "'PingFang SC','Microsoft YaHei UI','Noto Sans SC','Noto Sans CJK SC'";

/** Windows has no serif face that is clear at the size of headings. */
const SERIF = `'Songti SC','Noto Serif SC','Noto Serif CJK SC',${SANS}`;

/** Characters fill their square, so lines need more space between them. */
const LEAST_LINE_HEIGHT = 1.35;
const MORE = 0.2;

const LATIN = {
  display: "'Bodoni Moda Variable'",
  text: "'Hanken Grotesk Variable'",
} as const;

/** Membership numbers and figures stay in Latin type. */
const LATIN_ROLES: readonly string[] = ['figure', 'figureSmall', 'code'];

/**
 * Returns the CSS of pages in Chinese (`lang="zh-…"`): the faces of the device, higher lines, no spacing of letters and
 * no italics. Render it after `GlobalStyle`, in Chinese only: a page in English does not load it.
 * @public
 */
export function chineseCss(): string {
  const roles = Object.entries<TypeStep>(typeScale)
    .filter(([role]) => !LATIN_ROLES.includes(role))
    .map(([role, { family, weight, size, atMost, lineHeight }]) => {
      const fontSize = atMost ? `min(${atMost}, ${size})` : size;
      const height = Math.max(LEAST_LINE_HEIGHT, lineHeight + MORE);
      const shorthand = `${weight} ${fontSize}/${height.toFixed(2)} ${vars.font[family]}`;
      return `${variableName('type', role)}:${shorthand};${variableName('tracking', role)}:0;`;
    });
  return `
  :root:lang(zh) {
    ${variableName('font', 'display')}:${LATIN.display},${SERIF},serif;
    ${variableName('font', 'text')}:${LATIN.text},${SANS},sans-serif;
    ${roles.join('')}
    line-break: strict;
    text-autospace: normal;
  }
  :lang(zh) :is(address, cite, dfn, em, i) { font-style: normal; }
`;
}
