import type { SentRequest } from './exchange.ts';

/** The fields of the member service that hold no personal data. */
const SHOWN = new Set([
  'id',
  'crmId',
  'crmIds',
  'location',
  'home_casino',
  'venueId',
  'next',
  'cursor',
  'isMember',
  'isNew',
  'error',
  'fields',
  'topic',
  'given',
  'at',
]);

/** Longer texts are cut, so that a table stays readable. */
const MAX_TEXT = 600;

/** The request in one line. Personal data in the body of a member request is replaced by `…`. */
export function shownRequest({ method, url, headers, body }: SentRequest): string {
  const shown = Object.entries(headers)
    .filter(([name]) => ['Idempotency-Key', 'If-None-Match'].includes(name))
    .map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url}`, ...shown, body === null ? '' : shownBody(body, true)]
    .filter(Boolean)
    .join('  ');
}

/** A body with at most 600 characters, without personal data if it `isPersonal`. */
export function shownBody(body: string, isPersonal: boolean): string {
  const text = isPersonal ? redacted(body) : body;
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} (${body.length} characters)` : text;
}

function redacted(body: string): string {
  try {
    return JSON.stringify(withoutPersonalData(JSON.parse(body)));
  } catch {
    return `no JSON, ${body.length} characters`;
  }
}

/** @param isShown true for a value of a field without personal data */
function withoutPersonalData(value: unknown, isShown = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutPersonalData(each, isShown));
  if (typeof value !== 'object' || value === null) return isShown ? value : '…';
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      withoutPersonalData(child, SHOWN.has(name)),
    ]),
  );
}
