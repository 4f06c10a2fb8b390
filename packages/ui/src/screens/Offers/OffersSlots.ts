import type { ReactNode } from 'react';

/** The parts of the offers page, which each layout puts in their places. */
export interface OffersSlots {
  readonly title: string;
  readonly body: ReactNode;
  readonly howTo: ReactNode;
}
