import {
  lotFields,
  movementFields,
  POINT_COLLECTIONS,
  recordFields,
} from '../../../src/adapters/firestore/points/documents.ts';
import { inUtc } from '../../../src/contract/rules/calendar.ts';
import type { PointsTerms } from '../../../src/domain/points/terms.ts';
import type { SeedClock } from '../clock.ts';
import type { SeedWrite } from '../firestoreRest.ts';
import { crmIdOf, TIER_PEOPLE } from '../people.ts';
import { demoStatement } from './demoStatement.ts';

/** The months for which tier points have counted at the start. */
const TIER_MONTHS = 5;

/** The terms of the demo's group: three rules at once, and £1 for 100 points to spend. */
export function demoTerms(clock: SeedClock): PointsTerms {
  const tierStart = inUtc(clock.dayIn(0)).subtract(TIER_MONTHS, 'month').startOf('month');
  return {
    lotAgeDays: 365,
    noVisitDays: 183,
    noRedemptionDays: 730,
    periodEndsOn: null,
    tierPeriodStartsOn: tierStart.format('MM-DD'),
    value: { points: 100, pence: 100, venueIds: null },
  };
}

/** The points of a record, which are those of its statement. */
export type RecordPoints = ReturnType<typeof recordFields>;

/** The demo's statements of points. */
interface PointDocuments {
  /** The terms, and two years of each member whom the app lets in. */
  readonly documents: readonly SeedWrite[];
  /** The points on the records of these members, by `crmId`. */
  readonly records: ReadonlyMap<string, RecordPoints>;
}

/** The demo's statements of points at the start. */
export function pointDocuments(clock: SeedClock, start: Date): PointDocuments {
  const terms = demoTerms(clock);
  const records = new Map<string, RecordPoints>();
  const statements = TIER_PEOPLE.flatMap(({ membership }) => {
    const crmId = crmIdOf(membership);
    const { account, lots, movements } = demoStatement(membership, terms, clock);
    records.set(crmId, recordFields(account, terms, start));
    return [
      { path: `${POINT_COLLECTIONS.accounts}/${crmId}`, fields: account },
      ...lots.map((lot) => ({
        path: `${POINT_COLLECTIONS.lots}/${crmId}~${lot.id}`,
        fields: lotFields(crmId, lot),
      })),
      ...movements.map((movement) => ({
        path: `${POINT_COLLECTIONS.movements}/${crmId}~${movement.id}`,
        fields: movementFields(crmId, movement),
      })),
    ];
  });
  const documents = [{ path: `${POINT_COLLECTIONS.terms}/group`, fields: terms }, ...statements];
  return { documents, records };
}
