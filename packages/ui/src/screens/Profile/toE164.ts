const E164 = /^\+[1-9]\d{6,14}$/;
const BRITISH = /^\+44/;
const BRITISH_MOBILE = /^\+447\d{9}$/;

/**
 * A mobile number as somebody types it, in E.164: `07700 900123` and `0044 7700 900123` are
 * `+447700900123`. Null where it is none: a British number has to be a mobile's, any other a possible one.
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

/** A number in E.164 as it is read: a British one begins with 0 and has its spaces. */
export function readableMobile(e164: string): string {
  return BRITISH_MOBILE.test(e164) ? e164.replace(/^\+44(\d{4})(\d+)$/, '0$1 $2') : e164;
}
