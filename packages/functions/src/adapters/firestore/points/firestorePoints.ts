import type { Firestore } from 'firebase-admin/firestore';
import { venueDay } from '../../../contract/rules/venueDay.ts';
import { type BookedMovement, shownMovement } from '../../../domain/points/account.ts';
import { isDue } from '../../../domain/points/settle.ts';
import { toSummary } from '../../../domain/points/summary.ts';
import type { PointsService, ServicePage } from '../../../domain/ports/points.ts';
import { settlePoints } from './bookPoints.ts';
import {
  accountDocument,
  BUCKET,
  bucketName,
  POINT_COLLECTIONS,
  termsDocument,
  toAccount,
  toMovement,
  toTerms,
} from './documents.ts';

/**
 * Statements of points that Firestore stores. What the calendar does to points is booked when a member reads them, as
 * if it had been booked on its own day.
 * @param pageSize the movements of a page, at most `BUCKET`
 */
export function firestorePoints(
  database: () => Firestore,
  pageSize: number = BUCKET,
): PointsService {
  const settled = async (crmId: string, now: Date) => {
    const [stored, group] = await database().getAll(
      accountDocument(database(), crmId),
      termsDocument(database()),
    );
    const [account, terms] = [toAccount(stored), toTerms(group)];
    const isOpen = account !== null && isDue(account, terms, venueDay(now));
    return { account: isOpen ? await settlePoints(database(), crmId, now) : account, terms };
  };
  return {
    async findPoints(crmId, now) {
      const { account, terms } = await settled(crmId, now);
      return account && toSummary(account, terms, now);
    },
    async findPointMovements(crmId, cursor, now) {
      const before = cursor === null ? await firstNumber(crmId, now) : Number(cursor);
      if (before === null) return null;
      if (!Number.isSafeInteger(before) || before < 0) return NO_MOVEMENTS;
      const first = Math.max(before - pageSize, 0);
      const buckets = new Set(
        [first, Math.max(before - 1, 0)].map((each) => bucketName(crmId, each)),
      );
      const { docs } = await database()
        .collection(POINT_COLLECTIONS.movements)
        .where('bucket', 'in', [...buckets])
        .where('number', '<', before)
        .where('number', '>=', first)
        .orderBy('number', 'desc')
        .get();
      return toPage(docs.map(toMovement));
    },
  };

  async function firstNumber(crmId: string, now: Date): Promise<number | null> {
    const { account } = await settled(crmId, now);
    return account?.count ?? null;
  }
}

const NO_MOVEMENTS: ServicePage = { movements: [], opening: null, closing: null, next: null };

/** The page of these movements. Its cursor is the number of the last one. */
function toPage(page: readonly BookedMovement[]): ServicePage {
  const oldest = page.at(-1);
  return {
    movements: page.map(shownMovement),
    opening: oldest ? balanceBefore(oldest) : null,
    closing: page[0]?.balanceAfter ?? null,
    next: oldest && oldest.number > 0 ? String(oldest.number) : null,
  };
}

function balanceBefore({ balanceAfter, amount, points, pendingUntil }: BookedMovement): number {
  return points === 'to-spend' && pendingUntil === null ? balanceAfter - amount : balanceAfter;
}
