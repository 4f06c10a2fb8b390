import type {
  PointMovement,
  PointMovementsPage,
} from '@casino/functions/contract/points/movements.ts';

/** Pages of movements, newest first. The first one is the newest of the member. */
export type Pages = readonly PointMovementsPage[];

/** Returns the cursor of the page before `pages`; null after the last one. The callable ends a list that loops. */
export function nextCursor(pages: Pages): string | null {
  return pages.at(-1)?.next ?? null;
}

/** A movement with the points to spend after it; null for tier points, pending points and an unknown balance. */
export interface BookedMovement extends PointMovement {
  readonly balance: number | null;
}

/** Returns the movements of pages, each id once, with their running balance. */
export function movementsOf(pages: Pages): readonly BookedMovement[] {
  const ids = new Set<string>();
  return pages.flatMap(withBalances).filter(({ id }) => {
    const isNew = !ids.has(id);
    ids.add(id);
    return isNew;
  });
}

function counts({ points, pendingUntil }: PointMovement): boolean {
  return points === 'to-spend' && pendingUntil === null;
}

function withBalances({ closing, movements }: PointMovementsPage): readonly BookedMovement[] {
  let balance = closing;
  return movements.map((movement) => {
    if (!counts(movement)) return { ...movement, balance: null };
    const after = balance;
    if (balance !== null) balance -= movement.amount;
    return { ...movement, balance: after };
  });
}
