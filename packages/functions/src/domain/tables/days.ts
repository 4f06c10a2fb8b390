/** The forms of a day in a table. Only the header chooses one, so that 5 June never becomes 6 May. */
export const DAY_FORMS = ['yyyy-mm-dd', 'dd/mm/yyyy', 'dd.mm.yyyy'] as const;
export type DayForm = (typeof DAY_FORMS)[number];

const DAY_FIRST = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/;

/** The day `yyyy-mm-dd` that a text in this form means, which may not exist; an empty text if it has another form. */
export function isoDay(text: string, form: DayForm): string {
  if (form === 'yyyy-mm-dd') return text;
  const [, day, , month, year] = DAY_FIRST.exec(text) ?? [];
  if (detectDayForm(text) !== form || day === undefined || month === undefined) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The form with the day first that a text has; null if it has neither. */
export function detectDayForm(text: string): DayForm | null {
  const [, , separator] = DAY_FIRST.exec(text) ?? [];
  if (separator === undefined) return null;
  return separator === '/' ? 'dd/mm/yyyy' : 'dd.mm.yyyy';
}
