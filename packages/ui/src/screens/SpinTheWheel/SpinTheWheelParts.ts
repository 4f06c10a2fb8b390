import type { ReactNode } from 'react';

/** The parts of the wheel's page, loaded or loading, which each layout arranges. */
export interface SpinTheWheelParts {
  /** The element of the page's title: `p` if `heading` has the heading of the page. */
  readonly titleAs: 'h1' | 'p';
  readonly heading: ReactNode;
  readonly wheel: ReactNode;
  /** The sentence under the wheel; absent while the page loads. */
  readonly caption?: ReactNode;
  readonly stage: ReactNode;
  readonly prizes: ReactNode;
  readonly fairness: ReactNode;
}
