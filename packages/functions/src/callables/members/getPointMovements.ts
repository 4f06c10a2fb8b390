import { defineCallable } from '../../composition/defineCallable.ts';
import { getPointMovementsContract } from '../../contract/members/getPointMovements.ts';
import { findOwn } from '../../domain/members/memberships.ts';
import { pageFor, readCursor } from '../../domain/points/pageCursor.ts';
import { reasonIn } from '../../domain/points/reasons.ts';
import { callableError } from '../../pipeline/errors.ts';
import { reportPointsBreaches } from '../../runtime/log.ts';

/**
 * A page of the movements of one of the caller's memberships. A page that does not add up has no balances, and one that
 * repeats an earlier page ends the list.
 */
export const getPointMovements = defineCallable(
  getPointMovementsContract,
  { auth: 'member', rateLimit: { calls: 60, seconds: 60 }, checkSession: true },
  async ({ caller, request, services, now, language }) => {
    const own = findOwn(caller.admissions, request);
    if (!own) throw callableError('permission-denied');
    const cursor = request.cursor === null ? null : readCursor(request.cursor);
    if (request.cursor !== null && cursor === null) {
      const fields = [{ path: 'cursor', fault: 'invalid_format' }];
      throw callableError('invalid-argument', undefined, { fields });
    }
    const { crmId } = own.membership;
    const found = await services.points.findPointMovements(crmId, cursor?.next ?? null, now);
    if (found === null) return { success: true as const, page: null };
    const { page, breaches } = pageFor(found, cursor, now);
    reportPointsBreaches(breaches);
    const movements = page.movements.map((each) => ({
      ...each,
      reason: reasonIn(each.reason, language),
    }));
    return { success: true as const, page: { ...page, movements, closing: null } };
  },
);
