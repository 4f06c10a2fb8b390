import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Ofcom keeps 07700 900000 to 900999 for fiction: what demonstrations and tests use, and nobody has. */
const FICTIONAL = /^\+447700900\d{3}$/;

/**
 * A mobile number as E.164, from what somebody typed: British unless it names a country. Null for what is
 * no mobile number. Specification section 2, "Join form".
 */
export function mobileNumber(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, 'GB');
  if (!parsed || parsed.ext) return null;
  return parsed.isValid() || FICTIONAL.test(parsed.number) ? parsed.number : null;
}
