import { defineCallable } from '../../composition/defineCallable.ts';
import { getPointsContract } from '../../contract/members/getPoints.ts';
import { findOwn } from '../../domain/members/memberships.ts';
import { breachesOfSummary } from '../../domain/points/breaches.ts';
import { callableError } from '../../pipeline/errors.ts';
import { reportPointsBreaches } from '../../runtime/log.ts';

/**
 * The points of one of the caller's memberships. What the group computes is checked and never corrected: the reply
 * says whether it adds up. Also for a member in promotion-free mode: a statement promotes nothing.
 */
export const getPoints = defineCallable(
  getPointsContract,
  { auth: 'member', rateLimit: { calls: 60, seconds: 60 }, checkSession: true },
  async ({ caller, request, services, now }) => {
    const own = findOwn(caller.admissions, request);
    if (!own) throw callableError('permission-denied');
    const points = await services.points.findPoints(own.membership.crmId, now);
    const breaches = points === null ? [] : breachesOfSummary(points, now);
    reportPointsBreaches(breaches);
    const isConsistent = breaches.length === 0;
    return { success: true as const, points, isConsistent, adds: isConsistent };
  },
);
