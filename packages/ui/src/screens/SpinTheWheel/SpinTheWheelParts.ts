import type { ReactNode } from 'react';

/** The parts of the wheel's page, loaded or loading, which each layout arranges. */
export interface SpinTheWheelParts {
  readonly heading: ReactNode;
  readonly wheel: ReactNode;
  readonly stage: ReactNode;
  readonly prizes: ReactNode;
  readonly fairness: ReactNode;
}
