/**
 * A number with its noun: `1 point`, `1,200 points`. `Intl.PluralRules` has the same rule for English, in which only `1`
 * without decimals is singular.
 * @param shown as formatted
 */
export function counted(shown: string | number, one: string, other = `${one}s`): string {
  return `${shown} ${String(shown) === '1' ? one : other}`;
}
