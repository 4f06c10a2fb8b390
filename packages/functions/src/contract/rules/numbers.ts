const whole = new Intl.NumberFormat('en-GB');
const decimal = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A number as members read it: integers without decimals, others with two, `18,000` and `0.50`. Specification section 9. */
export function numberText(value: number): string {
  return (Number.isInteger(value) ? whole : decimal).format(value);
}

/** A number with its noun: `1 day`, `1,200 days`. */
export function counted(value: number, one: string, other = `${one}s`): string {
  return `${numberText(value)} ${value === 1 ? one : other}`;
}
