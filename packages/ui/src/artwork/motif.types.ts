/** What every motif takes. It is drawn on 200 by 200 in the colour around it, for use inside an `<svg>`. */
export interface MotifProps {
  /** The same seed draws the same picture. */
  readonly seed: string;
}
