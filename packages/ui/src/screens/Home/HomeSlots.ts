import type { ReactNode } from 'react';
import type { Tier } from '../../tokens/tiers.ts';

/** The parts of Home, loaded or loading, which each layout puts in their places. */
export interface HomeSlots {
  /** Chooses the engraving behind the greeting; absent while it is unknown. */
  readonly tier?: Tier;
  readonly greeting: ReactNode;
  readonly card: ReactNode;
  readonly standing: ReactNode;
  /** The event to see first; absent where there is none. */
  readonly spotlight?: ReactNode;
  readonly offers: ReactNode;
  /** What is on next; absent where there is nothing. */
  readonly events?: ReactNode;
  /** Games, the casino and its news; absent where there is none of them. */
  readonly around?: ReactNode;
}
