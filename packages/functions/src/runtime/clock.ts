/** The time that an account's clock is ahead of this machine's, in milliseconds. */
export type ClockShift = (uid: string | null) => number;

let shiftOf: ClockShift = () => 0;

/** The server's time for a call by this account; null for a caller who is not signed in. */
export function serverNow(uid: string | null): Date {
  return new Date(Date.now() + shiftOf(uid));
}

/**
 * Sets the clocks of accounts ahead, so that a demonstration or a test can reach tomorrow. Only the local
 * backend calls it, so no deployment contains it (`clock.test.ts`).
 */
export function shiftClock(shift: ClockShift): void {
  shiftOf = shift;
}
