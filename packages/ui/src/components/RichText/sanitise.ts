import DOMPurify from 'dompurify';

/** Longer HTML than this, in characters, is not shown: it is no text that an editor wrote. */
export const MAX_RICH_TEXT = 60_000;

const RULES = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'em',
    'h3',
    'h4',
    'hr',
    'i',
    'li',
    'ol',
    'p',
    'strong',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'scope'],
  // Browsers read a backslash as a slash. DOMPurify takes out the blanks that they skip before it compares.
  ALLOWED_URI_REGEXP: /^(?:https:|tel:|mailto:|\/(?![/\\])|\?)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

/**
 * The harmless part of untrusted HTML: text, headings from the third level, lists, tables and links. A link
 * to another site opens beside the app, and tells that site nothing of where it came from; one without a
 * safe target is no link. Null where the HTML is too long.
 */
export function sanitise(html: string): DocumentFragment | null {
  if (html.length > MAX_RICH_TEXT) return null;
  const fragment = DOMPurify.sanitize(html, {
    ...RULES,
    ALLOWED_TAGS: [...RULES.ALLOWED_TAGS],
    ALLOWED_ATTR: [...RULES.ALLOWED_ATTR],
  });
  for (const link of fragment.querySelectorAll('a')) {
    if (!link.getAttribute('href')?.startsWith('https:')) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}
