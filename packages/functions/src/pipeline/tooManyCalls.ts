import type { HttpsError } from 'firebase-functions/v2/https';
import { callableError } from './errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The error of a call beyond a limit. Its message and `details.retryAfterSeconds` say how long to wait. */
export function tooManyCalls(retryAfterSeconds: number): HttpsError {
  const message = `Too many attempts. Try again in ${inWords(retryAfterSeconds)}.`;
  return callableError('resource-exhausted', message, { retryAfterSeconds });
}

/** Rounded up, so that a caller who waits that long is admitted. */
function inWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return counted(seconds, 'second');
  if (seconds < 2 * HOUR) return counted(Math.ceil(seconds / MINUTE), 'minute');
  return counted(Math.ceil(seconds / HOUR), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
