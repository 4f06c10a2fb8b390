/** A closed wave around a centre, as on bank notes. Lengths are in units of the drawing. */
export interface Wave {
  readonly radius: number;
  /** The largest distance from the radius, to either side. */
  readonly amplitude: number;
  readonly crests: number;
}

const SAMPLES_PER_CREST = 8;
const LEAST_SAMPLES = 72;

type Point = readonly [x: number, y: number];

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function between([ax, ay]: Point, [bx, by]: Point): string {
  return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
}

/** Returns the path of a smooth, closed wave around 0, 0. */
export function wavePath({ radius, amplitude, crests }: Wave): string {
  const samples = Math.max(LEAST_SAMPLES, crests * SAMPLES_PER_CREST);
  const points = Array.from({ length: samples }, (_, index): Point => {
    const angle = (index / samples) * 2 * Math.PI;
    const reach = radius + amplitude * Math.cos(crests * angle);
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  const curves = points.map((point, index) => {
    const next = points[index + 1] ?? first;
    return `Q${round(point[0])} ${round(point[1])} ${between(point, next)}`;
  });
  return `M${between(last, first)}${curves.join('')}Z`;
}

/**
 * Returns the angles, in degrees, at which to rotate copies of a wave so that they interlace evenly: `strands`
 * copies within the width of one crest.
 */
export function strandAngles(crests: number, strands: number): number[] {
  return Array.from({ length: strands }, (_, strand) => (strand * 360) / (crests * strands));
}
