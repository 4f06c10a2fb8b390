import type { ReactNode } from 'react';

/** The parts of the page that deletes an account, which each layout arranges. */
export interface DeleteAccountParts {
  readonly consequences: ReactNode;
  readonly form: ReactNode;
}
