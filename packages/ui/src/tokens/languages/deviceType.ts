import { type TypeStep, typeScale } from '../type.ts';
import { variableName, vars } from '../vars.ts';

/** A script that the typefaces of the product lack. */
interface DeviceType {
  /** The language subtag, such as `zh`. */
  readonly language: string;
  /** The faces of devices for texts, and for headings. */
  readonly sans: string;
  readonly serif: string;
  readonly leastLineHeight: number;
}

/** What a line of these scripts needs beyond a line of Latin type. */
const MORE = 0.2;

const LATIN = {
  display: "'Bodoni Moda Variable'",
  text: "'Hanken Grotesk Variable'",
} as const;

/** Membership numbers and figures stay in Latin type. */
const LATIN_ROLES: readonly string[] = ['figure', 'figureSmall', 'code'];

/** Returns the CSS of a script in the faces of the device: higher lines, no spacing of letters and no italics. */
export function deviceTypeCss({ language, sans, serif, leastLineHeight }: DeviceType): string {
  const roles = Object.entries<TypeStep>(typeScale)
    .filter(([role]) => !LATIN_ROLES.includes(role))
    .map(([role, { family, weight, size, atMost, lineHeight }]) => {
      const fontSize = atMost ? `min(${atMost}, ${size})` : size;
      const height = Math.max(leastLineHeight, lineHeight + MORE);
      const shorthand = `${weight} ${fontSize}/${height.toFixed(2)} ${vars.font[family]}`;
      return `${variableName('type', role)}:${shorthand};${variableName('tracking', role)}:0;`;
    });
  return `
  :root:lang(${language}) {
    ${variableName('font', 'display')}:${LATIN.display},${serif},${sans},serif;
    ${variableName('font', 'text')}:${LATIN.text},${sans},sans-serif;
    ${roles.join('')}
  }
  :lang(${language}) :is(address, cite, dfn, em, i) { font-style: normal; }
`;
}
