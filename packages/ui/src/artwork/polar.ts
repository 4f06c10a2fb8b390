function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point by angle, in degrees clockwise from the top, and distance from a centre, rounded to a tenth. */
export function polarPoint(cx: number, cy: number, angle: number, distance: number) {
  const radians = ((angle - 90) * Math.PI) / 180;
  return {
    x: round(cx + distance * Math.cos(radians)),
    y: round(cy + distance * Math.sin(radians)),
  };
}

/** The same point, as a path names it. */
export function polar(cx: number, cy: number, angle: number, distance: number): string {
  const { x, y } = polarPoint(cx, cy, angle, distance);
  return `${x} ${y}`;
}

/** Ticks from `inner` to `outer` all the way round a centre, as one path. */
export function ticks(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  turn = 0,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 360) / count;
    return `M${polar(cx, cy, angle, inner)}L${polar(cx, cy, angle, outer)}`;
  }).join('');
}
