import type { ReactNode } from 'react';

/** The parts of the offers page, which each layout arranges. */
export interface OffersSlots {
  readonly title: string;
  readonly body: ReactNode;
  readonly howTo: ReactNode;
}
