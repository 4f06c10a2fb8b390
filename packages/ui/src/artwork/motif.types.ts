/**
 * The props of every motif. A motif is 200 by 200, in `currentColor`, for use inside an `<svg>`. Its shapes stay in that
 * box with their strokes, because a frame of another ratio can end there. Only shapes of the ground leave it, such as
 * rings and floors: they have the attribute `data-ground`, and the picture is whole without them.
 */
export interface MotifProps {
  /** The same seed draws the same picture. */
  readonly seed: string;
}
