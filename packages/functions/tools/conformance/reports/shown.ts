import type { SentRequest } from '../exchange.ts';
import type { OwnData } from '../ownData.ts';

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

/** Longer texts are cut, so that a report stays readable. */
const MAX_TEXT = 600;

/** A body with at most 600 characters. With `own`, the data of members whom the kit did not invent are hidden. */
export function shownBody(body: string, own: OwnData | null): string {
  const text = own ? redacted(body, own) : body;
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} (${body.length} characters)` : text;
}

function redacted(body: string, own: OwnData): string {
  try {
    return JSON.stringify(shownValue(JSON.parse(body), own));
  } catch {
    return body === '' ? 'no body' : `no JSON, ${body.length} characters`;
  }
}

/**
 * A value without the data of members whom the kit did not invent: texts and numbers are replaced by their type, and those
 * of the test data by the name of their entry.
 * @param isShown true for a value of a field without personal data
 */
export function shownValue(value: unknown, own: OwnData, isShown = false): unknown {
  if (Array.isArray(value)) return value.map((each) => shownValue(each, own, isShown));
  if (typeof value === 'string') return shownText(value, own, isShown);
  if (typeof value === 'number' && !isShown) return '<number>';
  if (typeof value !== 'object' || value === null) return value;
  if (own.isOwnRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, shownValue(child, own, SHOWN.has(name))]),
  );
}

function shownText(text: string, own: OwnData, isShown: boolean): string {
  const entry = own.entryOf(text);
  if (entry !== undefined) return `<${entry}>`;
  if (isShown || text === '' || own.has(text) || own.isId(text)) return text;
  return `<text of ${text.length} characters>`;
}

/** The type of a value, and the value itself if it may be shown. With `own`, as in `shownValue`. */
export function typedValue(value: unknown, own: OwnData | null, isOwn = false): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  const isVisible = own === null || isOwn;
  const shown = JSON.stringify(isVisible ? value : shownValue(value, own));
  const cut = shown.length > MAX_TEXT ? `${shown.slice(0, MAX_TEXT)} …` : shown;
  if (Array.isArray(value)) return `a list of ${value.length}: ${cut}`;
  if (typeof value === 'object') return `an object: ${cut}`;
  if (typeof value === 'boolean') return cut;
  const type = typeof value === 'string' ? 'the text' : 'the number';
  return cut.startsWith('"<') ? cut.slice(1, -1) : `${type} ${cut}`;
}

/** The invalid means of access that cases send. Others are secrets. */
export const INVALID_ACCESS = {
  wrong: 'Bearer wrong-token',
  empty: 'Bearer',
  scheme: 'Basic d3Jvbmc6dG9rZW4=',
} as const;

const NOT_SECRET: ReadonlySet<string> = new Set(Object.values(INVALID_ACCESS));

/** Longer bodies are cut: nobody pastes them. */
const MAX_BODY = 8_000;

/**
 * A request as one line for a shell, to repeat it. Set the variable `TOKEN` first. Values of the test data are named by
 * their entry, such as `<member.email>`.
 */
export function curlOf({ method, url, headers, body }: SentRequest, own: OwnData): string {
  const parts = [
    'curl -i',
    method === 'GET' ? '' : `-X ${method}`,
    quoted(url),
    ...Object.entries(headers).map(([name, value]) => `-H ${header(name, value)}`),
    body === null ? '' : `-d ${quoted(shownJson(body, own))}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function header(name: string, value: string): string {
  const isSecret = name === 'Authorization' && !NOT_SECRET.has(value);
  if (isSecret) return '"Authorization: Bearer $TOKEN"';
  // With a colon, curl removes a header that has no value.
  return quoted(value === '' ? `${name};` : `${name}: ${value}`);
}

function shownJson(body: string, own: OwnData): string {
  const text = JSON.stringify(shownValue(JSON.parse(body), own));
  return text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
