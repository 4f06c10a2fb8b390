import type { AsOf } from '@casino/ui/screens/shared/asOf.ts';

/** Data that loaded longer ago load again when the member returns to the page, in milliseconds. */
export const FRESH_MS = 5 * 60_000;

/** A figure that loaded longer ago says as of when, in milliseconds. */
export const AS_OF_MS = 10 * 60_000;

/** After this age, a time without its date is ambiguous, so the date is shown too, in milliseconds. */
const TIME_ONLY_MS = 12 * 60 * 60_000;

/**
 * Whether data loaded at least `ms` ago. An unknown time counts as older, and so does a time ahead of the clock:
 * the clock was set back.
 * @param at ISO instant, or null if unknown
 */
export function isOlderThan(ms: number, at: string | null, now: Date): boolean {
  const age = at === null ? Number.NaN : now.getTime() - Date.parse(at);
  return !(age >= 0 && age < ms);
}

/** The time of loading as the page shows it: with the date if it is not recent. */
export function toAsOf(at: string, now: Date): AsOf {
  return { at, withDate: isOlderThan(TIME_ONLY_MS, at, now) };
}

/** The moments at which the display of a time of loading changes, as ISO instants. */
export function ageMoments(at: string | null): readonly string[] {
  if (at === null) return [];
  return [AS_OF_MS, TIME_ONLY_MS].map((ms) => new Date(Date.parse(at) + ms).toISOString());
}
