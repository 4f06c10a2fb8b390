import DOMPurify from 'dompurify';

/** The maximum length of HTML, in characters. Longer input is not an editor's text. */
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
  // Browsers treat a backslash as a slash. DOMPurify removes ignored whitespace before it tests the address.
  ALLOWED_URI_REGEXP: /^(?:https:|tel:|mailto:|\/(?![/\\])|\?)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

/**
 * Returns the safe part of untrusted HTML: text, headings from level 3, lists, tables and links. A link to another
 * site opens in a new tab without a referrer. A link with an unsafe target loses its `href`. Returns null if the
 * HTML is too long.
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
