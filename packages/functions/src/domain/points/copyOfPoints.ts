import type { PointMovement } from '../../contract/points/movements.ts';
import type { PointsSummary } from '../../contract/points/summary.ts';
import type { PointsService, ServicePage } from '../ports/points.ts';
import { breachesOfPage, endOfPage, type PageEnd } from './breaches.ts';

/** The stored points of a member, for their export. */
export interface PointsCopy {
  readonly crmId: string;
  readonly summary: PointsSummary | null;
  /** Newest first. */
  readonly movements: readonly PointMovement[];
}

/** Far above the pages of any member. */
const MAX_PAGES = 1_000;

/** All points of a member; null if the group has no statement. A list that repeats itself ends before the repetition. */
export async function copyOfPoints(
  crmId: string,
  points: PointsService,
  now: Date,
): Promise<PointsCopy | null> {
  const summary = await points.findPoints(crmId, now);
  let page = await points.findPointMovements(crmId, null, now);
  if (summary === null && page === null) return null;
  const movements: PointMovement[] = [];
  let end: PageEnd | null = null;
  for (let count = 0; page !== null && count < MAX_PAGES; count += 1) {
    if (breachesOfPage(page, end, now).includes('cursor-loops')) break;
    movements.push(...page.movements);
    end = endOfPage(page);
    page = await pageAfter(page, crmId, points, now);
  }
  return { crmId, summary, movements };
}

function pageAfter(
  { next }: ServicePage,
  crmId: string,
  points: PointsService,
  now: Date,
): Promise<ServicePage | null> {
  return next === null ? Promise.resolve(null) : points.findPointMovements(crmId, next, now);
}
