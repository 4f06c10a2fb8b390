import type { ReactNode } from 'react';

/** The parts of the page that deletes an account, which each layout arranges. */
export interface DeleteAccountSlots {
  readonly consequences: ReactNode;
  readonly form: ReactNode;
}
