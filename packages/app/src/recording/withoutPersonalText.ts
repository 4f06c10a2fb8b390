import { parseUrl } from '../lib/parseUrl.ts';
import { PAGES } from '../pages/pages.ts';
import { routeAt } from '../paths.ts';

/** Attributes that hold words or addresses, which can tell who somebody is. */
const TELLING = ['aria-label', 'alt', 'title', 'placeholder', 'content', 'href', 'src', 'srcset'];

/**
 * A recorded event without what the recorder cannot mask by itself: words and addresses in attributes,
 * and the page's own address, of which the route stays (`/offers/:id`). Style sheets keep their address.
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
