/** A fault that a story may have. */
export interface Exception {
  /** The id of the story. */
  readonly story: string;
  readonly fault: RegExp;
  readonly why: string;
}

const ASKED_EARLIER =
  'The wheel asks whether to move when it starts to turn, and here the setting comes later.';

/** Every exception there is. */
export const EXCEPTIONS: readonly Exception[] = ['turning', 'settling'].map((story) => ({
  story: `screens-spinthewheel--${story}`,
  fault: /<g .*> is moving$/,
  why: ASKED_EARLIER,
}));
