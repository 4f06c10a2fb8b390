import type { ReactNode } from 'react';

/** The parts of an offer's page, loaded or loading, which each layout arranges. */
export interface OfferDetailsParts {
  readonly offersHref: string;
  /** The element of the list's title: `p` if the intro has the heading of the page. */
  readonly titleAs: 'h1' | 'p';
  readonly artwork: ReactNode;
  readonly intro: ReactNode;
  readonly summary: ReactNode;
  readonly facts: ReactNode;
  readonly terms: ReactNode;
  readonly steps: ReactNode;
  readonly qr: ReactNode;
}
