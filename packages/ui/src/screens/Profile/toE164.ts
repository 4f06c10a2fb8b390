const E164 = /^\+[1-9]\d{6,14}$/;
const BRITISH = /^\+44/;
const BRITISH_MOBILE = /^\+447\d{9}$/;

/**
 * Parses a typed mobile number to E.164: `07700 900123` and `0044 7700 900123` become `+447700900123`. Returns
 * null if the number is invalid: a British number must be a mobile number, any other must have a possible length.
 */
export function toE164(typed: string): string | null {
  const bare = typed.replace(/[\s().\-/]/g, '');
  const number = bare
    .replace(/^00/, '+')
    .replace(/^(\+44)0/, '$1')
    .replace(/^0/, '+44');
  if (!E164.test(number)) return null;
  return BRITISH.test(number) && !BRITISH_MOBILE.test(number) ? null : number;
}

/** Formats an E.164 number for reading: a British mobile number starts with 0 and has a space. */
export function readableMobile(e164: string): string {
  return BRITISH_MOBILE.test(e164) ? e164.replace(/^\+44(\d{4})(\d+)$/, '0$1 $2') : e164;
}
