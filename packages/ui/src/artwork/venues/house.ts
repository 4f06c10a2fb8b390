/** A house, 400 by 200, as paths of an SVG. It stands on the line of `GROUND`. */
export interface House {
  /** Closed outlines, back to front: each covers the sky and what is behind it. */
  readonly walls: readonly string[];
  /** Cornices, columns and other strong lines. */
  readonly trim: string;
  /** Fine lines, such as courses of bricks and glazing bars. */
  readonly detail: string;
  /** Closed outlines. They are lit while the casino is open. */
  readonly windows: string;
  /** What lies before the house, such as steps or the sea. */
  readonly foreground: string;
}

/** The height of the ground. */
export const GROUND = 168;

/** A rectangle with its bottom in the middle at `x`, `bottom`. */
export function block(x: number, bottom: number, width: number, height: number): string {
  return `M${x - width / 2} ${bottom}v${-height}h${width}v${height}Z`;
}

/** An opening with a round arch, its bottom in the middle at `x`, `bottom`. */
export function arch(x: number, bottom: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${x - radius} ${bottom}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}Z`;
}

/** Repeats a path `count` times, at positions that begin at `first`. */
export function repeat(
  count: number,
  first: number,
  distance: number,
  path: (position: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => path(first + index * distance)).join('');
}

/** The same path on both sides of the middle of the drawing. */
export function mirrored(offset: number, path: (x: number) => string): string {
  return path(200 - offset) + path(200 + offset);
}
