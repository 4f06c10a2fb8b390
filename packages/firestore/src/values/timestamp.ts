import type { Timestamp } from './value.ts';

const PATTERN =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, in seconds since the epoch. */
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** True for a timestamp that Firestore can store: the years 1 to 9999. */
export function isTimestampInRange({ seconds, nanos }: Timestamp): boolean {
  return (
    Number.isInteger(seconds) &&
    seconds >= MIN_SECONDS &&
    seconds <= MAX_SECONDS &&
    Number.isInteger(nanos) &&
    nanos >= 0 &&
    nanos <= 999_999_999
  );
}

/** Parses RFC 3339 with up to nine fractional digits. Null for any other text. */
export function parseTimestamp(text: string): Timestamp | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const [, date, time, fraction = '', sign, hours = '0', minutes = '0'] = match;
  const milliseconds = Date.parse(`${date}T${time}Z`);
  // Date.parse accepts 31 February as 3 March, so the date must survive a round trip.
  if (Number.isNaN(milliseconds) || !new Date(milliseconds).toISOString().startsWith(`${date}`)) {
    return null;
  }
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? 1 : -1);
  const parsed = {
    seconds: milliseconds / 1000 + (sign ? offset : 0),
    nanos: Number(fraction.padEnd(9, '0')),
  };
  return isTimestampInRange(parsed) ? parsed : null;
}

/** RFC 3339 in UTC with 0, 3, 6 or 9 fractional digits, as protocol buffers print it. */
export function formatTimestamp({ seconds, nanos }: Timestamp): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${whole}Z`;
  const digits = String(nanos).padStart(9, '0');
  return `${whole}.${digits.replace(/(?:000){1,2}$/, '')}Z`;
}

/** Truncates to microseconds, Firestore's precision. It never rounds. */
export function truncateToMicroseconds({ seconds, nanos }: Timestamp): Timestamp {
  return { seconds, nanos: nanos - (nanos % 1000) };
}

/** Truncates to milliseconds, the precision of a server timestamp. */
export function truncateToMilliseconds({ seconds, nanos }: Timestamp): Timestamp {
  return { seconds, nanos: nanos - (nanos % 1_000_000) };
}

/** Converts microseconds since the epoch, the unit of document versions. */
export function fromMicroseconds(micros: number): Timestamp {
  const seconds = Math.floor(micros / 1_000_000);
  return { seconds, nanos: (micros - seconds * 1_000_000) * 1000 };
}

export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}
