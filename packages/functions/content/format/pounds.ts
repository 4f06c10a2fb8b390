import * as z from 'zod/mini';

const WHOLE = String.raw`(?:\d{1,6}|\d{1,3},\d{3})`;
const PENCE = String.raw`\.\d{2}`;

/** With £ or with pence. A bare number could be either. */
const AMOUNT = new RegExp(`^(?:£${WHOLE}(?:${PENCE})?|${WHOLE}${PENCE})$`);

/** The allowed form of an amount, for an editor. */
export const AMOUNT_FORM = 'pounds with £, or with pence, such as £25, £8.50 or 8.50';

/** An amount as people write it, `£25` or `8.50`, as a number of pence. */
export const poundsSchema = z.pipe(
  z.string().check(z.regex(AMOUNT)),
  z.transform((text: string) => Math.round(Number(text.replaceAll(/[£,]/g, '')) * 100)),
);

const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** A number of pence as members read it, `£25` or `£8.50`. */
export function poundsText(pence: number): string {
  return (pence % 100 === 0 ? whole : exact).format(pence / 100);
}

/** Less is more often a mistake than a price. */
const LEAST_PENCE = 100;

/** So many times as much as before is more often a lost decimal point than a new price. */
const MOST_TIMES = 10;

/**
 * What an editor should look at again in a new amount, in words; null for nothing.
 * @param before the published amount; null for none
 */
export function oddAmount(before: number | null, pence: number): string | null {
  if (pence < LEAST_PENCE) return 'less than £1';
  if (before === null || before === 0) return null;
  if (pence >= before * MOST_TIMES) return `at least ${MOST_TIMES} times as much as before`;
  return pence * MOST_TIMES <= before ? `at most a tenth of before` : null;
}
