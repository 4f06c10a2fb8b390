// What people type: the normal form in which it is checked, compared and stored, and why it is refused. Forms, contract,
// imports, support and till use these rules. `@casino/ui` imports nothing of the contract, so it has the same file, and a
// unit test compares them (decision 142). This file imports nothing.

/** Characters without a shape of their own, which come with copied text. Joiners and variants are part of names. */
const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;
const OUTER_JOINERS = /^(?:\u200c|\u200d|\s)+|(?:\u200c|\u200d|\s)+$/gu;
const SPACES = /\s+/gu;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;
/** Marks that keyboards have in place of an apostrophe. Letters such as the ʻokina stay. */
const APOSTROPHES = /[`\u00b4\u2018\u2019\u201b\u2032\uff07]/gu;
/** The zeros of the digits on Arabic, Persian and Hindi keyboards, and of full-width digits. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

/** The text with one kind of space, hyphen and apostrophe, and nothing invisible or around it. Composed (NFC). */
function plainText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(OUTER_JOINERS, '')
    .replace(HYPHENS, '-')
    .replace(APOSTROPHES, "'");
}

function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** The longest first or last name, in UTF-16 units. */
export const MAX_NAME = 50;

/** The characters of names besides letters, their marks, spaces, hyphens, apostrophes and full stops. */
const NAME_SIGNS = '·‧・׳״־՚་';
const ALLOWED_IN_NAMES = new RegExp(`^[\\p{L}\\p{M}${NAME_SIGNS}' .\\u200c\\u200d-]*$`, 'u');

/**
 * A first or last name in normal form, in any script: it begins with a letter, or with an apostrophe and a letter. A full
 * stop ends a word or an initial, so that no mail program turns a name into a link.
 */
export const NAME = new RegExp(
  `^'?\\p{L}(?:[\\p{L}\\p{M}${NAME_SIGNS}' -]|[\\u200c\\u200d](?=\\p{L})|\\.(?=[ -]|$|\\p{L}\\p{M}*(?:[. -]|$)))*$`,
  'u',
);

export function normalName(typed: string): string {
  return plainText(typed);
}

export type NameProblem = 'too-long' | 'characters' | 'full-stop' | 'first-letter';

/** Why a name in normal form is refused, or null. An empty one is for the form to report. */
export function nameProblem(name: string): NameProblem | null {
  if (name.length > MAX_NAME) return 'too-long';
  if (!ALLOWED_IN_NAMES.test(name)) return 'characters';
  if (!/^'?\p{L}/u.test(name)) return 'first-letter';
  return NAME.test(name) ? null : 'full-stop';
}

const MAX_EMAIL = 254;
const MAX_LOCAL = 64;
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** An address in normal form (RFC 5321, without quoted names and without numbers as hosts). */
export const EMAIL = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:xn--[a-z0-9-]{0,58}[a-z0-9]|[a-z]{2,63})$`,
);

/** An address in lower case, with a host of other letters in its ASCII form. */
export function normalEmail(typed: string): string {
  const text = typed.replace(INVISIBLE, '').trim();
  const at = text.lastIndexOf('@') + 1;
  const ascii = text.slice(0, at) + asciiHost(text.slice(at));
  // Only letters of ASCII: the lower case of a Kelvin sign is a k, and another address.
  return ascii.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Browsers and Node have it, and the contract has the types of neither. */
declare const URL: new (address: string) => { readonly hostname: string };

function asciiHost(host: string): string {
  if (/^[\w.-]*$/.test(host) || /[\s/?#:@\\%]/.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/** `unsupported` is an address that can exist, and that the identity service does not take. */
export type EmailProblem = 'invalid' | 'unsupported';

/** Why an address in normal form is refused, or null. */
export function emailProblem(email: string): EmailProblem | null {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const isLong = email.length > MAX_EMAIL || local.length > MAX_LOCAL;
  if (EMAIL.test(email) && !isLong) return null;
  const isQuoted = /^".+"$/.test(local);
  const isForeign = /\P{ASCII}/u.test(local) && !/[\s@]/u.test(local);
  const isNumber = local !== '' && /^\[(?:IPv6:)?[\da-f.:]+\]$/i.test(email.slice(at + 1));
  return isQuoted || isForeign || isNumber ? 'unsupported' : 'invalid';
}

/** The number of a membership, as a card or an e-mail shows it: the only definition for typed and scanned ones. */
export const CUSTOMER_NUMBER = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export function normalCustomerNumber(typed: string): string {
  return withPlainDigits(plainText(typed)).replaceAll(' ', '');
}

/** A telephone number with plain digits, spaces and hyphens. Whether it exists is for a library to say. */
export function normalTelephone(typed: string): string {
  return withPlainDigits(plainText(typed)).replaceAll('＋', '+');
}

/** The date of birth that customer systems and spreadsheets hold for people whose date they do not know. */
export const UNKNOWN_BIRTHDAY = '1900-01-01';

/** True for a day, `yyyy-mm-dd`, on which a living person can be born. */
export function isPossibleBirthday(day: string): boolean {
  return day > UNKNOWN_BIRTHDAY;
}
