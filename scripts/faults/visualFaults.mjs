/**
 * A visual fault in one story: styles that apply while it is shown, or another theme.
 * @typedef {object} VisualFault
 * @property {string} name the visible effect
 * @property {string} story its id
 * @property {string} key its export
 * @property {string} [css]
 * @property {Record<string, string>} [globals]
 */

/** A dot of one pixel, outside the component. */
const dot = (colour) =>
  `body::after { content: ''; position: absolute; inset: 700px auto auto 1000px; inline-size: 1px; block-size: 1px; background: ${colour}; }`;

/** @type {readonly VisualFault[]} */
export const VISUAL_FAULTS = [
  fault('one pixel has another colour', 'primitives-badge--accent', dot('rgb(255 0 0)')),
  fault(
    'one pixel is one level lighter',
    'primitives-badge--danger',
    dot('color-mix(in srgb, var(--ui-color-canvas), white 0.5%)'),
  ),
  fault(
    'the story moves one pixel to the left',
    'primitives-button--primary',
    `body > * { translate: -1px 0 !important; }`,
  ),
  fault(
    'a button is a pixel wider',
    'primitives-button--secondary',
    `body button { padding-inline-end: calc(var(--ui-space-5) + 1px) !important; }`,
  ),
  fault(
    'a card lost its shadow',
    'primitives-card--medium',
    `body * { box-shadow: none !important; }`,
  ),
  fault(
    'a card lost its border',
    'primitives-card--large',
    `body * { border-color: transparent !important; }`,
  ),
  fault(
    'a selected tab has no mark',
    'primitives-tabs--first',
    `body [role="tab"] { border-color: transparent !important; }`,
  ),
  fault(
    'a switch has square corners',
    'primitives-switch--on',
    `body input { border-radius: 0 !important; }`,
  ),
  fault(
    'a tick is missing',
    'primitives-checkbox--ticked',
    `body input::before, body input::after { visibility: hidden !important; }`,
  ),
  fault(
    'a bar is a pixel thinner',
    'primitives-progress--half',
    `body * { max-block-size: calc(100% - 1px) !important; scale: 1 0.9 !important; }`,
  ),
  fault(
    'an icon moved',
    'primitives-iconbutton--usual',
    `body svg { translate: 1px 0 !important; }`,
  ),
  fault(
    'a link lost its underline',
    'primitives-textlink--standalone',
    `body a { text-decoration: none !important; letter-spacing: 0.02em !important; }`,
  ),
  fault(
    'text is clipped',
    'primitives-emptystate--words-alone',
    `body * { overflow: hidden !important; max-inline-size: 60px !important; white-space: nowrap !important; }`,
  ),
  fault(
    'a font did not load',
    'primitives-table--wide',
    `body * { font-family: monospace !important; }`,
  ),
  fault(
    'initials are lighter',
    'components-avatar--large',
    `body * { font-weight: 300 !important; }`,
  ),
  fault(
    'digits have different widths',
    'components-pointsbalance--large',
    `body * { letter-spacing: 0.01em !important; }`,
  ),
  fault(
    'a picture is slightly transparent',
    'components-vouchercard--available',
    `body svg { opacity: 0.99 !important; }`,
  ),
  fault(
    'text runs from right to left',
    'components-eventcard--every',
    `body { direction: rtl !important; }`,
  ),
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
 * The code to append to the story's file, to plant the fault.
 * @param {VisualFault} visualFault
 */
export function visualFaultText({ key, css, globals }) {
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
