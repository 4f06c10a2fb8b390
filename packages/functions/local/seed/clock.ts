import { inUtc } from '../../src/contract/rules/calendar.ts';

/** Times relative to the start of the backend, so that the demo's dates never expire. */
export interface SeedClock {
  /** `days` after the start, at a whole hour; negative days are before the start. */
  readonly inDays: (days: number) => Date;
  /** The calendar day of `inDays`, `yyyy-mm-dd`. */
  readonly dayIn: (days: number) => string;
}

export function seedClock(start: Date): SeedClock {
  const later = (days: number) => inUtc(start).startOf('hour').add(days, 'day');
  return {
    inDays: (days) => later(days).toDate(),
    dayIn: (days) => later(days).format('YYYY-MM-DD'),
  };
}
