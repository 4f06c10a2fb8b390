/** A fault within this time after another one is repeated, in milliseconds. A slow phone needs a minute to load. */
export const REPEATED_WITHIN_MS = 5 * 60_000;

/**
 * Whether a fault follows another fault, or a reload because of missing code, in the same tab: another reload is unlikely
 * to help. Times are milliseconds since 1970; null for never.
 */
export function isRepeatedFault(
  now: number,
  lastFault: number | null,
  lastReload: number | null,
): boolean {
  return [lastFault, lastReload].some((time) => time !== null && now - time <= REPEATED_WITHIN_MS);
}
