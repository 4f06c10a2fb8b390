/** The earliest of `moments` (ISO instants) after `now`, in milliseconds since 1970; null if there is none. */
export function nextMoment(moments: readonly string[], now: Date): number | null {
  const ahead = moments.map((moment) => Date.parse(moment)).filter((time) => time > now.getTime());
  return ahead.length === 0 ? null : Math.min(...ahead);
}
