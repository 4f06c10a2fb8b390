/** The forms of a text for the categories of a language's plurals. `other` is also the form of a fraction. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Creates the choice between the plural forms of a locale (BCP 47 tag). Its first parameter is a number, also as the
 * backend formats it, such as `1,200`.
 */
export function createPlural(
  locale: string,
): (shown: string | number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  const readNumber = (shown: string | number) => Number(String(shown).replaceAll(',', ''));
  return (shown, forms) =>
    forms[rules.select(readNumber(shown))] ?? forms.other ?? forms.many ?? '';
}
