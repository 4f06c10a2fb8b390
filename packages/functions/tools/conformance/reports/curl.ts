import type { SentRequest } from '../exchange.ts';
import type { OwnData } from '../ownData.ts';
import { shownValue } from './redact.ts';

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
