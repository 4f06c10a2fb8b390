import { memberHttpService } from '../../../src/contract/http/members.ts';
import { inUtc } from '../../../src/contract/rules/calendar.ts';
import { type Fault, type Json, onBody, onRequest, operationOf } from './fault.ts';

const summary = operationOf(memberHttpService, 'findPoints');
const movements = operationOf(memberHttpService, 'findPointMovements');

/** Changes the movements of the first page. */
const onNewest = (change: (items: Json[]) => Json[]): Fault['serve'] =>
  onBody((body, { path }) =>
    path.includes('cursor=') ? body : { ...body, items: change(body.items) },
  );

const changed = (isChanged: (item: Json, index: number) => boolean, change: (item: Json) => Json) =>
  onNewest((items) => items.map((each, index) => (isChanged(each, index) ? change(each) : each)));

const isCounted = ({ points, pendingUntil }: Json) =>
  points === 'to-spend' && pendingUntil === null;

/** Faults of a statement of points. */
export const POINTS_FAULTS: readonly Fault[] = [
  {
    fails: 'points-ends',
    fault: 'points that ended yesterday are in the list',
    operation: summary,
    serve: onBody(({ asOf, expiring: [first, ...rest], ...body }) => {
      const day = inUtc(asOf).subtract(1, 'day').format('YYYY-MM-DD');
      return { ...body, asOf, expiring: [{ ...first, day }, ...rest] };
    }),
  },
  {
    fails: 'points-ends',
    fault: 'an entry of the list has no points',
    operation: summary,
    serve: onBody(({ expiring, ...body }) => ({
      ...body,
      expiring: [...expiring, { ...expiring.at(-1), points: 0 }],
    })),
  },
  {
    fails: 'points-pending',
    fault: 'pending points are counted below 0',
    operation: summary,
    serve: onBody((body) => ({ ...body, pending: -1 })),
  },
  {
    fails: 'points-of-record',
    fault: 'the first points end a day after the day of the record',
    operation: summary,
    serve: onBody(({ expiring: [first, ...rest], ...body }) => ({
      ...body,
      expiring: [{ ...first, day: inUtc(first.day).add(1, 'day').format('YYYY-MM-DD') }, ...rest],
    })),
  },
  {
    fails: 'movements-plausible',
    fault: 'an evening earns a million times a million tier points',
    operation: movements,
    serve: changed(
      ({ points }) => points === 'tier',
      (each) => ({ ...each, amount: 10 ** 12 }),
    ),
  },
  {
    fails: 'points-sum',
    fault: 'the points that end are one more than the balance',
    operation: summary,
    serve: onBody(({ expiring: [first, ...rest], ...body }) => ({
      ...body,
      expiring: [{ ...first, points: first.points + 1 }, ...rest],
    })),
  },
  {
    fails: 'points-past',
    fault: 'the points are those of tomorrow',
    operation: summary,
    serve: onBody(({ asOf, ...body }) => ({
      ...body,
      asOf: inUtc(asOf).add(1, 'day').toISOString(),
    })),
  },
  {
    fails: 'points-plausible',
    fault: 'a million times a million points are pending',
    operation: summary,
    serve: onBody((body) => ({ ...body, pending: 10 ** 12 })),
  },
  {
    fails: 'own-findPoints',
    fault: 'findPoints replies with the points of another member',
    operation: summary,
    serve: onBody((body) => ({ ...body, crmId: 'crm-100202' })),
  },
  {
    fails: 'points-of-record',
    fault: 'the tier points are those of yesterday',
    operation: summary,
    serve: onBody((body) => ({ ...body, tierPoints: body.tierPoints - 10 })),
  },
  {
    fails: 'movements-sum',
    fault: 'a movement has one point more than was booked',
    operation: movements,
    serve: onNewest((items) => {
      const earned = items.findIndex((each) => isCounted(each) && each.kind === 'earn');
      return items.map((each, index) =>
        index === earned ? { ...each, amount: each.amount + 1 } : each,
      );
    }),
  },
  {
    fails: 'movements-join',
    fault: 'the sums of later pages begin again at 0',
    operation: movements,
    serve: onBody((body, { path }) =>
      path.includes('cursor=')
        ? { ...body, opening: 0, closing: body.closing - body.opening }
        : body,
    ),
  },
  {
    fails: 'movements-sorted',
    fault: 'the movements of a page are oldest first',
    operation: movements,
    serve: onBody((body) => ({ ...body, items: body.items.toReversed() })),
  },
  {
    fails: 'movements-past',
    fault: 'a movement happens next year',
    operation: movements,
    serve: changed(
      (_, index) => index === 0,
      (each) => ({ ...each, happenedAt: inUtc(new Date()).add(1, 'year').toISOString() }),
    ),
  },
  {
    fails: 'movements-lots',
    fault: 'a meal names a lot twice',
    operation: movements,
    serve: onBody((body) => ({
      ...body,
      items: body.items.map((each: Json) => {
        const [lot, ...rest] = each.lots;
        if (each.kind !== 'spend' || lot.amount < 2) return each;
        const parts = [
          { ...lot, amount: lot.amount - 1 },
          { ...lot, amount: 1 },
        ];
        return { ...each, lots: [...parts, ...rest] };
      }),
    })),
  },
  {
    fails: 'movements-balance',
    fault: 'the sums of all pages are one point too high',
    operation: movements,
    serve: onBody((body) => ({ ...body, opening: body.opening + 1, closing: body.closing + 1 })),
  },
  {
    fails: 'pages-findPointMovements',
    fault: 'a booking that came twice is two movements with one id',
    operation: movements,
    serve: onNewest(([first, second, ...rest]) => [first, { ...second, id: first.id }, ...rest]),
  },
  {
    fails: 'movements-lots-left',
    fault: 'all meals are taken from one lot',
    operation: movements,
    serve: onBody((body) => ({
      ...body,
      items: body.items.map((each: Json) =>
        each.kind === 'spend'
          ? { ...each, lots: [{ lot: 'visit-3', amount: -each.amount }] }
          : each,
      ),
    })),
  },
  {
    fails: 'end-findPointMovements',
    fault: 'each cursor leads to the first page',
    operation: movements,
    serve: onRequest((request) => ({ ...request, path: request.path.replace(/\?cursor=.*/, '') })),
  },
  {
    fails: 'own-findPointMovements',
    fault: 'a movement is of another member',
    operation: movements,
    serve: changed(
      (_, index) => index === 0,
      (each) => ({ ...each, crmId: 'crm-100202' }),
    ),
  },
];
