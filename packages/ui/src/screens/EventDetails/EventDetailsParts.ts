import type { ReactNode } from 'react';

/** The parts of an event, which each layout arranges. */
export interface EventDetailsParts {
  readonly artwork: ReactNode;
  /** The kicker and the title. */
  readonly heading: ReactNode;
  readonly summary: ReactNode;
  /** Time, place, RSVP and tools. */
  readonly facts: ReactNode;
  readonly description: ReactNode;
  /** The address of the casino. */
  readonly directions: ReactNode;
}
