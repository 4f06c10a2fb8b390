import type { ReactNode } from 'react';

/** The parts of the wheel's page, loaded or loading, which each layout arranges. */
export interface SpinTheWheelParts {
  readonly heading: ReactNode;
  readonly wheel: ReactNode;
  /** The sentence under the wheel; absent while the page loads. */
  readonly caption?: ReactNode;
  readonly stage: ReactNode;
  readonly prizes: ReactNode;
  readonly fairness: ReactNode;
}
