/** An icon: an outline on a 24 px grid, with strokes of 1.5 px and round ends. */
export interface IconDrawing {
  /** The data of the SVG path. */
  readonly path: string;
  /** The icon points along the line, so it is mirrored in right-to-left text. */
  readonly directional?: true;
  /** The width of the strokes in px of the grid. The default is 1.5. */
  readonly strokeWidth?: number;
}
