import type { ReactNode } from 'react';

/** The parts of the restaurant, which each layout arranges. */
export interface RestaurantParts {
  readonly lead: ReactNode;
  /** Booking and opening hours. */
  readonly facts: ReactNode;
  readonly menus: ReactNode;
}
