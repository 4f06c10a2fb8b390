/** The props of every motif. A motif is 200 by 200, in `currentColor`, for use inside an `<svg>`. */
export interface MotifProps {
  /** The same seed draws the same picture. */
  readonly seed: string;
}
