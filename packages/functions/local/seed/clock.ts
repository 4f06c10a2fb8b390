const DAY_MS = 24 * 60 * 60 * 1000;

/** Moments around the start of the backend, so that the demonstration never goes stale. */
export interface SeedClock {
  /** `days` after the start (before it, where negative), at a whole hour. */
  readonly inDays: (days: number) => Date;
  /** The same as a calendar day, `yyyy-mm-dd`. */
  readonly dayIn: (days: number) => string;
}

export function seedClock(start: Date): SeedClock {
  const hour = new Date(start);
  hour.setUTCMinutes(0, 0, 0);
  const inDays = (days: number) => new Date(hour.getTime() + days * DAY_MS);
  return { inDays, dayIn: (days) => inDays(days).toISOString().slice(0, 10) };
}
