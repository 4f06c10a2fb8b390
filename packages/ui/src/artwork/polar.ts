function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Returns the point at an angle and a distance from a centre, rounded to a tenth. The angle is in degrees,
 * clockwise from the top.
 */
export function polarPoint(cx: number, cy: number, angle: number, distance: number) {
  const radians = ((angle - 90) * Math.PI) / 180;
  return {
    x: round(cx + distance * Math.cos(radians)),
    y: round(cy + distance * Math.sin(radians)),
  };
}

/** Returns the same point in the notation of an SVG path. */
export function polar(cx: number, cy: number, angle: number, distance: number): string {
  const { x, y } = polarPoint(cx, cy, angle, distance);
  return `${x} ${y}`;
}

/** Returns one path of ticks from `inner` to `outer` around a centre, `turn` degrees clockwise from the top. */
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
