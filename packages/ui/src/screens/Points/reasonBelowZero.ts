import type { PointMovement } from './Points.types.ts';

/**
 * Returns the newest movement that took the balance from zero or more to below zero, or null if none of `movements`
 * did. They are those of the statement, newest booking first.
 */
export function reasonBelowZero(movements: readonly PointMovement[]): PointMovement | null {
  const fell = ({ balance, amount }: PointMovement) =>
    balance !== null && balance < 0 && balance - amount >= 0;
  return movements.find(fell) ?? null;
}
