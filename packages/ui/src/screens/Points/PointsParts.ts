import type { ReactNode } from 'react';

/** The parts of the loaded page, which each layout arranges. */
export interface PointsParts {
  /** Points to spend, and what they are worth. */
  readonly summary: ReactNode;
  /** Tier points, kept apart. */
  readonly tier: ReactNode;
  /** What ends, on one line of time. */
  readonly ends: ReactNode;
  readonly statement: ReactNode;
}
