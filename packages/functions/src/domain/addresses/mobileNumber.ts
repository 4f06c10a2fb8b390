import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { normalTelephone } from '../../contract/rules/typedValues.ts';

/** Ofcom reserves 07700 900000 to 900999 for fiction. Demonstrations and tests use them. */
const FICTIONAL = /^\+447700900\d{3}$/;

/**
 * A typed mobile number in E.164: British unless it has a country code. Null for an invalid mobile number.
 * Specification section 2, "Join form".
 */
export function mobileNumber(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(normalTelephone(typed), 'GB');
  if (!parsed || parsed.ext) return null;
  return parsed.isValid() || FICTIONAL.test(parsed.number) ? parsed.number : null;
}
