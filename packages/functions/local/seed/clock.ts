import { inUtc } from '../../src/contract/index.ts';

/** Moments around the start of the backend, so that the demonstration never goes stale. */
export interface SeedClock {
  /** `days` after the start (before it, where negative), at a whole hour. */
  readonly inDays: (days: number) => Date;
  /** The same as a calendar day, `yyyy-mm-dd`. */
  readonly dayIn: (days: number) => string;
}

export function seedClock(start: Date): SeedClock {
  const later = (days: number) => inUtc(start).startOf('hour').add(days, 'day');
  return {
    inDays: (days) => later(days).toDate(),
    dayIn: (days) => later(days).format('YYYY-MM-DD'),
  };
}
