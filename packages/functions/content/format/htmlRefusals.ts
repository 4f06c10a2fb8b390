/** The elements that the app displays (`sanitise.ts` of `@casino/ui`). It removes all others. */
const ELEMENTS = new Set(
  'a b blockquote br em h3 h4 hr i li ol p strong table tbody td th thead tr ul'.split(' '),
);

/** The attributes that the app keeps. */
const ATTRIBUTES = new Set(['href', 'scope']);

/** The targets that the app opens. */
const TARGET = /^(?:https:|tel:|mailto:|\/(?![/\\])|\?)/i;

/** Browsers and DOMPurify ignore these in an address, also behind a character reference: `/&#9;/casino.test`. */
const HIDING = /[\p{Cc}\p{Zs}]|&(?:#|(?!amp;)\w+;)/iu;

const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const TAG = new RegExp(`^</?([a-z][a-z0-9]*)((?:${ATTRIBUTE.source})*)\\s*/?>`, 'i');

/** Sentences about the parts of HTML that the app does not display. The text between tags is escaped. */
export function htmlRefusals(html: string): readonly string[] {
  return [...html.matchAll(/<(?=[a-z/!?])/gi)].flatMap(({ index }) =>
    refusalsOf(html.slice(index)),
  );
}

/** True for a target that the app opens. */
export function isTarget(address: string): boolean {
  return TARGET.test(address) && !HIDING.test(address);
}

/** A sentence about a target that the app does not open. */
export function targetSentence(address: string): string {
  return `The link "${address}" begins with https:, tel:, mailto: or /, and has no spaces.`;
}

/** The refusals of the tag with which `html` begins. */
function refusalsOf(html: string): readonly string[] {
  const [, name, attributes = ''] = TAG.exec(html) ?? [];
  if (name === undefined) {
    return [`The app does not display "${html.slice(0, 40).split('\n')[0]}".`];
  }
  const element = name.toLowerCase();
  if (!ELEMENTS.has(element)) return [`The app does not display the element <${element}>.`];
  return [...attributes.matchAll(ATTRIBUTE)].flatMap(([, attribute = '', ...values]) => {
    if (!ATTRIBUTES.has(attribute.toLowerCase())) {
      return [`The app does not display the attribute "${attribute}" of <${element}>.`];
    }
    const value = values.slice(0, 3).find((each) => each !== undefined) ?? '';
    return attribute.toLowerCase() !== 'href' || isTarget(value) ? [] : [targetSentence(value)];
  });
}
