/** A duration in whole units, rounded down. */
export interface Since {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const MINUTES_OF_HOUR = 60;
const HOURS_OF_DAY = 24;

/** The first duration that is shown in hours, in minutes, and in days, in hours. */
const HOURS_FROM = 100;
const DAYS_FROM = 48;

/** Converts whole minutes to the unit in which a connection line shows them. */
export function since(minutes: number): Since {
  if (minutes < HOURS_FROM) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / MINUTES_OF_HOUR);
  if (hours < DAYS_FROM) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / HOURS_OF_DAY) };
}
