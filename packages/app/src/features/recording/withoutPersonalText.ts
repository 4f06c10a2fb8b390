import { parseUrl } from '../../lib/config/parseUrl.ts';
import { PAGES } from '../../pages/pages.ts';
import { routeAt } from '../../pages/paths.ts';

/**
 * The attributes that a recording contains: how an element looks and which state it has. Every other attribute can have words,
 * addresses or amounts, such as `aria-valuetext`, the width of a bar in `style`, and the code in the `d` of a path.
 */
const RECORDED = new Set([
  'class',
  'type',
  'role',
  'hidden',
  'disabled',
  'inert',
  'open',
  'aria-busy',
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-hidden',
  'aria-modal',
  'aria-pressed',
  'aria-selected',
  'data-block',
  'data-layout',
  'data-scheme',
  'data-theme-root',
  'data-variant',
  // The size of a blocked element.
  'rr_width',
  'rr_height',
]);

/** Elements whose attributes are the style of the page, which a replay needs. */
const STYLES = new Set(['link', 'style']);

/** The incremental events of the recorder that a recording contains. @see IncrementalSource of rrweb */
const RECORDED_SOURCES = new Set([
  0, // a change of the page
  1, // the mouse moves
  2, // a press
  3, // a scroll
  4, // a new size of the window
  5, // an input, masked
  6, // a touch moves
  8, // a rule of a style sheet
]);

/** The events of the recorder besides: loading, snapshots, and the address of the page. @see EventType of rrweb */
const RECORDED_TYPES = new Set([0, 1, 2, 4]);
const INCREMENTAL = 3;

/**
 * A recorded event without what the recorder cannot mask; null for an event that a recording does not contain. Only what is
 * listed here is recorded. Replaces the page's address with its route (`/offers/:id`).
 */
export function withoutPersonalText<T>(event: T): T | null {
  if (!isRecord(event)) return null;
  const { type, data } = event;
  const isListed =
    type === INCREMENTAL
      ? isRecord(data) && RECORDED_SOURCES.has(Number(data['source']))
      : RECORDED_TYPES.has(Number(type));
  return isListed ? (cleaned(event) as T) : null;
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => {
    if (key === 'attributes' && isRecord(child) && !Array.isArray(child)) {
      return [key, STYLES.has(String(value['tagName'])) ? child : recordedAttributes(child)];
    }
    if (key === 'textContent' && !value['isStyle']) return [key, masked(child)];
    return [
      key,
      key === 'href' && typeof child === 'string' ? routeAtAddress(child) : cleaned(child),
    ];
  });
  return Object.fromEntries(entries);
}

function recordedAttributes(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => RECORDED.has(name)));
}

/** The recorder masks texts by an element around them, and leaves those without one. */
function masked(text: unknown): unknown {
  return typeof text === 'string' ? text.replaceAll(/\S/g, '*') : text;
}

function routeAtAddress(address: string): string {
  const url = parseUrl(address);
  if (url === null) return '';
  const { origin, pathname } = url;
  const route = routeAt(pathname);
  return route === null ? origin : `${origin}${PAGES[route].path}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
