import { CUSTOMER_NUMBER } from '@casino/functions/contract/rules/typedValues.ts';
import { readVoucherCode } from '@casino/functions/contract/vouchers/voucherCode.ts';

/** What a scanned text is. A member card contains only its number: docs/qr-codes.md. */
export type Scan =
  /** The codes that the text can be, the most likely first. */
  | { readonly kind: 'voucher'; readonly codes: readonly [string, ...string[]] }
  | { readonly kind: 'member'; readonly numbers: readonly [string, ...string[]] }
  /** Neither: not a code of ours, or a damaged one. */
  | { readonly kind: 'unreadable' };

/** A voucher's code, with anything around it that a scanner adds. The last part is a signature of 64 bytes in base32. */
const CODE = /MET1\.[^.\s]+\.[^.\s]+\.[^.\s]+\.[0-9A-Z]{1,8}\.[A-Z2-7]{103}/;

/** The identifier of the kind of code, by ISO/IEC 15424, and control characters around a number. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: scanners send them.
const AROUND_NUMBERS = /^[\s\u0000-\u001f]*(?:\][A-Za-z][0-9A-Za-z])?|[\s\u0000-\u001f]+$/g;

/** Sorts a scanned text by its readings, the most likely first. It verifies nothing. */
export function readScan(readings: readonly string[]): Scan {
  const [code, ...codes] = unique(readings.flatMap(codesIn));
  if (code !== undefined) return { kind: 'voucher', codes: [code, ...codes] };
  const [number, ...numbers] = unique(readings.flatMap(numbersIn));
  return number === undefined
    ? { kind: 'unreadable' }
    : { kind: 'member', numbers: [number, ...numbers] };
}

/** The codes that a text can be: a scanner may send capitals only. */
function codesIn(text: string): string[] {
  const [code] = CODE.exec(text) ?? [];
  if (code === undefined || readVoucherCode(code) === null) return [];
  return /[a-z]/.test(code) ? [code] : [code, ...withSmallLetters(code)];
}

/** The code with small letters in its voucher, its number and both. The other parts have capitals. */
function withSmallLetters(code: string): string[] {
  const [kind, keyId, voucherId = '', number = '', ...rest] = code.split('.');
  const small = [inSmallLetters(voucherId), inSmallLetters(number)] as const;
  return [
    [small[0], number],
    [small[0], small[1]],
    [voucherId, small[1]],
  ].map(([first, second]) => [kind, keyId, first, second, ...rest].join('.'));
}

/** The escapes of percent-encoding keep their capitals. */
function inSmallLetters(part: string): string {
  return part.replace(/%[0-9A-F]{2}|[A-Z]/g, (found) =>
    found.startsWith('%') ? found : found.toLowerCase(),
  );
}

/** A card has no blank within its number, so that a scanned sentence is no number. */
function numbersIn(text: string): string[] {
  const number = text.replace(AROUND_NUMBERS, '');
  return CUSTOMER_NUMBER.test(number) ? [number] : [];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
