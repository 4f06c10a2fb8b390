/**
 * An icon of the drawn set: outlines on a 24 px grid, 1.5 px strokes with round ends, drawn for this
 * project.
 */
export interface IconDrawing {
  /** The path's data. */
  readonly path: string;
  /** It points along the line of reading, and so turns round where that runs from right to left. */
  readonly directional?: true;
  /** In px of the grid, where it is not 1.5. */
  readonly strokeWidth?: number;
}
