import type { ReactNode } from 'react';
import type { Tier } from '../../tokens/tiers.ts';

/** The parts of Home, loaded or loading, which each layout puts in their places. */
export interface HomeSlots {
  /** Chooses the engraving behind the greeting; absent while it is unknown. */
  readonly tier?: Tier;
  readonly greeting: ReactNode;
  readonly card: ReactNode;
  readonly standing: ReactNode;
  readonly offers: ReactNode;
  /** What is on, and where; absent where there is neither. */
  readonly around?: ReactNode;
}
