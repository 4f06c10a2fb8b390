import type {
  PointMovement,
  PointMovementsPage,
} from '@casino/functions/contract/points/movements.ts';

/** Pages of movements, newest first. The first one is the newest of the member. */
export type Pages = readonly PointMovementsPage[];

/**
 * Returns the cursor of the page before `pages`; null after the last one. A group whose cursors loop has no earlier page:
 * its last page names a page that is loaded, or repeats movements.
 */
export function nextCursor(pages: Pages): string | null {
  const last = pages.at(-1);
  if (last === undefined || last.next === null) return null;
  const others = pages.slice(0, -1);
  const known = new Set(others.flatMap(({ movements }) => movements.map(({ id }) => id)));
  const isKnown = others.some(({ next }) => next === last.next);
  const isNew = pages.length === 1 || last.movements.some(({ id }) => !known.has(id));
  return isKnown || !isNew ? null : last.next;
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

/**
 * Returns whether the movements of each page explain the difference of its balances, and each page continues the one
 * after it. An unknown balance contradicts nothing.
 */
export function pagesAdd(pages: Pages): boolean {
  return pages.every(({ opening, closing, movements }, index) => {
    const later = pages[index - 1]?.opening ?? null;
    const sum = movements.filter(counts).reduce((total, { amount }) => total + amount, 0);
    const explains = opening === null || closing === null || opening + sum === closing;
    return explains && (later === null || closing === null || later === closing);
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
