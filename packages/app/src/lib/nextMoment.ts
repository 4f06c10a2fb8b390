/** The earliest of `moments` (ISO instants) that is still to come, in milliseconds since 1970; else null. */
export function nextMoment(moments: readonly string[], now: Date): number | null {
  const ahead = moments.map((moment) => Date.parse(moment)).filter((time) => time > now.getTime());
  return ahead.length === 0 ? null : Math.min(...ahead);
}
