import type { ReactNode } from 'react';

/** The parts of My Casino, which each layout arranges. */
export interface MyCasinoParts {
  /** Opening hours, address and contact. */
  readonly facts: ReactNode;
  /** Links, rules and the other casinos. */
  readonly guide: ReactNode;
}
