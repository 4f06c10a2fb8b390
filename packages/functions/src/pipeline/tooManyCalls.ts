import type { HttpsError } from 'firebase-functions/v2/https';
import { callableError } from './errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The error of a call beyond a limit. Its message and `details.retryAfterSeconds` say how long to wait. */
export function tooManyCalls(retryAfterSeconds: number): HttpsError {
  const { unit, count } = retryDetails(retryAfterSeconds);
  return callableError(
    'resource-exhausted',
    ({ tooManyAttempts }) => tooManyAttempts[unit](count),
    { retryAfterSeconds },
  );
}

/** Rounded up, so that a caller who waits that long is admitted. */
function retryDetails(seconds: number) {
  if (seconds < 2 * MINUTE) return { unit: 'seconds', count: seconds } as const;
  if (seconds < 2 * HOUR) return { unit: 'minutes', count: Math.ceil(seconds / MINUTE) } as const;
  return { unit: 'hours', count: Math.ceil(seconds / HOUR) } as const;
}
