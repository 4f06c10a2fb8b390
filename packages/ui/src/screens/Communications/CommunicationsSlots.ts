import type { ReactNode } from 'react';

/** The parts of the communications page, which each layout arranges. */
export interface CommunicationsSlots {
  readonly consents: ReactNode;
  readonly history: ReactNode;
}
