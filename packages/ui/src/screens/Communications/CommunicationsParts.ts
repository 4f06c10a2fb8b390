import type { ReactNode } from 'react';

/** The parts of the communications page, which each layout arranges. */
export interface CommunicationsParts {
  readonly consents: ReactNode;
  readonly history: ReactNode;
}
