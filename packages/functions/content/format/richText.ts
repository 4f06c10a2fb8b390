import { marked, type Token } from 'marked';

/** The elements that the app displays (`sanitise.ts` of `@casino/ui`). It removes all others. */
const ELEMENTS = new Set(
  'a b blockquote br em h3 h4 hr i li ol p strong table tbody td th thead tr ul'.split(' '),
);

/** The targets that the app opens. */
const TARGET = /^(?:https:|tel:|mailto:|\/(?![/\\])|\?)/i;

/** The HTML of a Markdown text, and sentences about parts that the app does not display. */
export function richText(markdown: string): {
  readonly html: string;
  readonly refusals: readonly string[];
} {
  const tokens = marked.lexer(markdown);
  const refusals: string[] = [];
  marked.walkTokens(tokens, (token) => {
    const refusal = refusalOf(token);
    if (refusal) refusals.push(refusal);
  });
  return { html: marked.parser(tokens).trim(), refusals };
}

function refusalOf(token: Token): string | null {
  switch (token.type) {
    case 'image':
      return `The image "${token['href']}" is not there: texts have no images.`;
    case 'heading':
      return token['depth'] === 3 || token['depth'] === 4
        ? null
        : `The heading "${token['text']}" begins with ### or ####.`;
    case 'link':
      return TARGET.test(String(token['href']))
        ? null
        : `The link "${token['href']}" begins with https:, tel:, mailto: or /.`;
    case 'code':
    case 'codespan':
    case 'del':
      return `"${token.raw.trim()}" is a format that the app does not display.`;
    case 'html': {
      const names = [...token.raw.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, name]) => name ?? '');
      const unknown = names.find((name) => !ELEMENTS.has(name.toLowerCase()));
      return unknown ? `The app does not display the element <${unknown}>.` : null;
    }
    default:
      return null;
  }
}
