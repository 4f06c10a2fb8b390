import type { ReactNode } from 'react';

/** The parts of the events page, which each layout arranges. */
export interface EventsParts {
  readonly title: string;
  /** Chooses a month; null until the events are loaded. */
  readonly filter: ReactNode;
  /** Null if the chosen month does not contain it. */
  readonly spotlight: ReactNode;
  /** The list of events, or the state of its loading. */
  readonly list: ReactNode;
}
