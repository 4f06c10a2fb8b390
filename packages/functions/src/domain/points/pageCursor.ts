import * as z from 'zod/mini';
import type { PointMovementsPage, StatementMovement } from '../../contract/points/movements.ts';
import type { ServicePage } from '../ports/points.ts';
import {
  breachesOfPage,
  endOfPage,
  isInBalance,
  type PageEnd,
  type PointsBreach,
} from './breaches.ts';

const cursorSchema = z.strictObject({
  /** The service's cursor. */
  next: z.string(),
  end: z.nullable(
    z.strictObject({ bookedAt: z.string(), id: z.string(), opening: z.nullable(z.number()) }),
  ),
});

/** The service's cursor, with the end of the page that had it: so each page is checked against the one before. */
export interface PageCursor {
  readonly next: string;
  readonly end: PageEnd | null;
}

/** Reads a cursor that `pageFor` made; null for any other text. */
export function readCursor(text: string): PageCursor | null {
  try {
    const decoded = JSON.parse(Buffer.from(text, 'base64url').toString());
    return z.safeParse(cursorSchema, decoded).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The page for the member, and its breaches. A page that does not add up keeps its movements and has no balances; one
 * that repeats an earlier page is empty and the last, so that the list ends.
 * @param cursor of the page; null for the first one
 */
export function pageFor(
  page: ServicePage,
  cursor: PageCursor | null,
  now: Date,
): { readonly page: PointMovementsPage; readonly breaches: readonly PointsBreach[] } {
  const breaches = breachesOfPage(page, cursor?.end ?? null, now);
  if (breaches.includes('cursor-loops')) {
    return { page: { movements: [], next: null }, breaches };
  }
  const { next, closing } = page;
  return {
    page: {
      movements: withBalances(page, breaches.length === 0 ? closing : null),
      next: next === null ? null : writeCursor({ next, end: endOfPage(page) }),
    },
    breaches,
  };
}

function withBalances({ movements }: ServicePage, closing: number | null): StatementMovement[] {
  let balance = closing;
  return movements.map((movement) => {
    if (balance === null || !isInBalance(movement)) return { ...movement, balance: null };
    const after = balance;
    balance -= movement.amount;
    return { ...movement, balance: after };
  });
}

function writeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}
