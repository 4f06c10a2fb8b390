import type { ReactNode } from 'react';

/** The parts of the offers page, which each layout arranges. */
export interface OffersParts {
  readonly title: string;
  readonly body: ReactNode;
  readonly howTo: ReactNode;
}
