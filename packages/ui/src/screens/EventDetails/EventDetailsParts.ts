import type { ReactNode } from 'react';

/** The parts of an event, which each layout arranges. */
export interface EventDetailsParts {
  readonly artwork: ReactNode;
  /** The kicker, the `h1` and the summary. */
  readonly heading: ReactNode;
  /** Time, place, RSVP and tools. */
  readonly facts: ReactNode;
  readonly description: ReactNode;
}
