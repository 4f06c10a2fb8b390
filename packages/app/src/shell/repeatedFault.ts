/** How long a reload counts as an answer to a fault, in milliseconds: a slow phone needs a minute to open. */
export const REPEATED_WITHIN_MS = 5 * 60_000;

/**
 * Whether a fault follows a fault, or a reload for want of code, of the same tab: then reloading is no help.
 * Times are milliseconds since 1970; null for never.
 */
export function isRepeatedFault(
  now: number,
  lastFault: number | null,
  lastReload: number | null,
): boolean {
  return [lastFault, lastReload].some((time) => time !== null && now - time <= REPEATED_WITHIN_MS);
}
