import type { ReactNode } from 'react';

/** The parts of the main page, which each layout places. */
export interface TillScanParts {
  readonly header: ReactNode;
  readonly camera: ReactNode;
  readonly slots: ReactNode;
}
