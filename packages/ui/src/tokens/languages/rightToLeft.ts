/** Elements of one text: drawings and possible breaks are no texts of their own. */
const OF_ONE_TEXT = ':where(:not(:has(:not(wbr, br, svg, svg *)), svg, svg *))';

/** Elements whose text a browser does not align at the start. */
const CENTRED = ':where(:not(button, caption, input, th))';

/** Fields of Latin letters and digits. */
const FIELDS =
  ":where(input:is([type='email'], [type='tel'], [type='number'], [type='url'], [inputmode]))";

// Chromium has the prefix.
const AS_PARENT = 'text-align: -webkit-match-parent; text-align: match-parent;';

/**
 * Returns the CSS of pages from right to left (`dir="rtl"`). A name, an address, a price or a code of the data has the
 * direction of its own letters, and keeps its place on the page: `£10 free play.` is not drawn as `.free play 10£`.
 * Values inside sentences are isolated by `isolateValues`. Render it after `GlobalStyle`, from right to left only.
 * @public
 */
export function rightToLeftCss(): string {
  return `
  [dir='rtl'] ${OF_ONE_TEXT} { unicode-bidi: plaintext; }
  [dir='rtl'] ${OF_ONE_TEXT}${CENTRED} { ${AS_PARENT} }
  [dir='rtl'] ${FIELDS} { direction: ltr; ${AS_PARENT} }
`;
}
