/** How far an account's clock is set ahead of this machine's, in milliseconds. */
export type ClockShift = (uid: string | null) => number;

let shiftOf: ClockShift = () => 0;

/** The server's time of a call by this account; null for a caller who is not signed in. */
export function serverNow(uid: string | null): Date {
  return new Date(Date.now() + shiftOf(uid));
}

/**
 * Sets accounts' clocks ahead, so that a demonstration or a test need not wait for tomorrow. Nothing in
 * `src` calls it: it is the local backend's alone, and is no part of what is deployed (`clock.test.ts`).
 */
export function shiftClock(shift: ClockShift): void {
  shiftOf = shift;
}
