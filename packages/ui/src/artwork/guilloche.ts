/** A closed wave around a centre, as engraved on bank notes. Lengths in the units of its drawing. */
export interface Wave {
  readonly radius: number;
  /** How far it swings to either side of the radius. */
  readonly amplitude: number;
  /** How many crests it has. */
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

/** The path of a wave around 0, 0, smooth and closed. */
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
 * The angles, in degrees, by which copies of a wave are turned so that they weave evenly: `strands`
 * copies across the width of one crest.
 */
export function weave(crests: number, strands: number): number[] {
  return Array.from({ length: strands }, (_, strand) => (strand * 360) / (crests * strands));
}
