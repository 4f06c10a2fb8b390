import { parseUrl } from '../../lib/config/parseUrl.ts';
import { PAGES } from '../../pages/pages.ts';
import { routeAt } from '../../pages/paths.ts';

/** Attributes with words or addresses, which may identify a person. */
const TELLING = ['aria-label', 'alt', 'title', 'placeholder', 'content', 'href', 'src', 'srcset'];

/**
 * A recorded event without the personal text that the recorder cannot mask: words and addresses in attributes. Replaces
 * the page's address with its route (`/offers/:id`). Keeps the addresses of style sheets.
 */
export function withoutPersonalText<T>(event: T): T {
  return cleaned(event) as T;
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => {
    if (key === 'attributes' && isRecord(child)) {
      return [key, value['tagName'] === 'link' ? child : withoutWords(child)];
    }
    return [key, key === 'href' && typeof child === 'string' ? routeOf(child) : cleaned(child)];
  });
  return Object.fromEntries(entries);
}

function withoutWords(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !TELLING.includes(name)));
}

function routeOf(address: string): string {
  const url = parseUrl(address);
  if (url === null) return '';
  const { origin, pathname } = url;
  const route = routeAt(pathname);
  return route === null ? origin : `${origin}${PAGES[route].path}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
