/** The forms of a text for the categories of a language's plurals. `other` is also the form of a fraction. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

const DIGITS = /[^\p{Nd}]/gu;

/**
 * Creates the choice between the plural forms of a locale (BCP 47 tag). Its first parameter is a whole number, also as
 * formatted, such as `1,200` or `١٬٢٠٠`.
 * @public
 */
export function createPlural(
  locale: string,
): (shown: string | number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  const zero = new Intl.NumberFormat(locale, { useGrouping: false }).format(0).codePointAt(0) ?? 48;
  const readNumber = (shown: string | number) =>
    Number(
      [...String(shown).replaceAll(DIGITS, '')].map((digit) => readDigit(digit, zero)).join(''),
    );
  return (shown, forms) =>
    forms[rules.select(readNumber(shown))] ?? forms.other ?? forms.many ?? '';
}

/** Values are in the digits of the locale, or in those of English. */
function readDigit(digit: string, zero: number): number {
  const code = digit.codePointAt(0) ?? 48;
  return code < 58 ? code - 48 : code - zero;
}
