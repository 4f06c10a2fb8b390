import type { MovementTexts } from './movementTexts.ts';
import type { PointMovement } from './Points.types.ts';

/** The movements of a month, which each layout arranges. */
export interface MovementsProps {
  /** The id of the heading with the month. */
  readonly labelledBy: string;
  readonly movements: readonly PointMovement[];
  /** Returns the words about a movement. */
  readonly describe: (movement: PointMovement) => MovementTexts;
  /** False for tier points, and if no balance is known. */
  readonly withBalance: boolean;
}
