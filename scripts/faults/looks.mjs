/**
 * A fault of looks in one story: styles that apply while it is shown, or another theme.
 * @typedef {object} LooksFault
 * @property {string} name what somebody would see
 * @property {string} story its id
 * @property {string} key its export
 * @property {string} [css]
 * @property {Record<string, string>} [globals]
 */

/** A dot of one pixel, away from what the story shows. */
const dot = (colour) =>
  `body::after { content: ''; position: absolute; inset: 700px auto auto 1000px; inline-size: 1px; block-size: 1px; background: ${colour}; }`;

/** @type {readonly LooksFault[]} */
export const LOOKS_FAULTS = [
  fault('one pixel is another colour', 'primitives-badge--accent', dot('rgb(255 0 0)')),
  fault(
    'one pixel is a level of one colour off',
    'primitives-badge--danger',
    dot('color-mix(in srgb, var(--ui-color-canvas), white 0.5%)'),
  ),
  fault(
    'everything stands a pixel lower',
    'primitives-button--primary',
    `body > * { translate: 0 1px; }`,
  ),
  fault(
    'a button is a pixel wider',
    'primitives-button--secondary',
    `body button { padding-inline-end: calc(var(--ui-space-5) + 1px); }`,
  ),
  fault('a card lost its shadow', 'primitives-card--medium', `body * { box-shadow: none; }`),
  fault(
    'a card lost its border',
    'primitives-card--large',
    `body * { border-color: transparent; }`,
  ),
  fault(
    'a tab is not marked as chosen',
    'primitives-tabs--first',
    `body [role="tab"] { border-color: transparent; }`,
  ),
  fault('a switch has square corners', 'primitives-switch--on', `body input { border-radius: 0; }`),
  fault(
    'a tick is missing',
    'primitives-checkbox--ticked',
    `body input::before, body input::after { visibility: hidden; }`,
  ),
  fault(
    'a bar is a pixel thinner',
    'primitives-progress--half',
    `body * { max-block-size: calc(100% - 1px); scale: 1 0.9; }`,
  ),
  fault('an icon moved', 'primitives-iconbutton--usual', `body svg { translate: 1px 0; }`),
  fault(
    'a link lost its line',
    'primitives-textlink--standalone',
    `body a { text-decoration: none; letter-spacing: 0.02em; }`,
  ),
  fault(
    'words are clipped',
    'primitives-emptystate--words-alone',
    `body * { overflow: hidden; max-inline-size: 60px; white-space: nowrap; }`,
  ),
  fault('a font did not load', 'primitives-table--wide', `body * { font-family: monospace; }`),
  fault('initials are lighter', 'components-avatar--large', `body * { font-weight: 300; }`),
  fault(
    'figures are not of one width',
    'components-pointsbalance--large',
    `body * { letter-spacing: 0.01em; }`,
  ),
  fault('a picture is pale', 'components-vouchercard--available', `body svg { opacity: 0.99; }`),
  fault('words read from the right', 'components-eventcard--every', `body { direction: rtl; }`),
  { ...fault('the tier is wrong', 'components-tierprogress--half-way'), globals: { tier: 'ace' } },
  { ...fault('the scheme is wrong', 'components-qrpanel--kept'), globals: { scheme: 'light' } },
];

function fault(name, story, css = '') {
  const key = story
    .split('--')[1]
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
  return { name, story, key, css };
}

/**
 * What is written at the end of the story's file, to plant the fault.
 * @param {LooksFault} looksFault
 */
export function looksFaultText({ key, css, globals }) {
  if (globals) return `\n${key}.globals = { ...${key}.globals, ...${JSON.stringify(globals)} };\n`;
  return `
${key}.decorators = [
  (Planted) => (
    <>
      <style>{${JSON.stringify(css)}}</style>
      <Planted />
    </>
  ),
  ...[${key}.decorators ?? []].flat(),
];
`;
}
