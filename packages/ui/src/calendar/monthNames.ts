/** Returns the names of months such as `2027-03`, as a list: `March and May`. */
export function monthNames(locale: string, months: readonly string[]): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const names = months.map((month) => format.format(new Date(`${month}-15T12:00:00Z`)));
  return new Intl.ListFormat(locale).format(names);
}
