const DIGITS = '01234567890';
const BACKWARDS = [...DIGITS].reverse().join('');

/** True for a PIN that people try first: one digit, two digits in turn, or digits in a row. */
export function isSimplePin(pin: string): boolean {
  return /^(\d\d?)\1+$/.test(pin) || DIGITS.includes(pin) || BACKWARDS.includes(pin);
}
