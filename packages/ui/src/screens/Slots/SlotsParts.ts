import type { ReactNode } from 'react';

/** The parts of the Slots Club, loaded or loading, which each layout arranges. */
export interface SlotsParts {
  readonly lead: ReactNode;
  readonly card: ReactNode;
  readonly steps: ReactNode;
  readonly events: ReactNode;
}
