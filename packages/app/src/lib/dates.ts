/** A calendar day of the device's own time zone, `yyyy-mm-dd`: days compare as text. */
export function localDay(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/**
 * Whether `now` falls on a day of the span, first and last day included, in the device's time zone.
 * `from` and `until` are ISO instants. Specification section 4, "Game rules".
 */
export function isOnDays(now: Date, from: string, until: string): boolean {
  const today = localDay(now);
  return localDay(new Date(from)) <= today && today <= localDay(new Date(until));
}
