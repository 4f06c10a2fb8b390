import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, stubDependencies } from '../../../testing/calls/stubDependencies.ts';
import {
  json,
  type ScriptedService,
  scriptedService,
  status,
} from '../../../testing/faults/scriptedService.ts';
import { deployedDependencies } from '../../composition/dependencies.ts';
import type { PointMovementsPage } from '../../contract/points/movements.ts';
import type { PointsSummary } from '../../contract/points/summary.ts';
import * as log from '../../runtime/log.ts';
import { httpPoints } from './httpPoints.ts';

const JACK = { location: 6, crmId: 'crm-100201' };

const SUMMARY = {
  crmId: JACK.crmId,
  asOf: '2026-11-20T10:00:00Z',
  balance: 150,
  tierPoints: 900,
  pending: 0,
  expiring: [{ day: '2026-12-01', points: 150, rule: 'lot-age', avoidBy: null }],
  rules: [{ rule: 'lot-age', day: '2026-12-01', days: 365 }],
  value: null,
  tierPeriod: null,
} satisfies PointsSummary & { crmId: string };

const at = (day: number) => `2026-11-${day}T10:00:00Z`;
const movement = (day: number, amount: number, change: object = {}) => ({
  crmId: JACK.crmId,
  id: `m${day}`,
  happenedAt: at(day),
  bookedAt: at(day),
  venueId: 6,
  kind: amount > 0 ? 'earn' : 'spend',
  points: 'to-spend',
  amount,
  reason: 'Dinner for two',
  pendingUntil: null,
  reverses: null,
  lots: [],
  ...change,
});
const PAGE = {
  items: [movement(18, -50), movement(15, 200)],
  opening: 0,
  closing: 150,
  next: null,
};

let group: ScriptedService;
beforeAll(async () => {
  group = await scriptedService();
});
afterAll(() => group.close());

let reported: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  stubDependencies();
  vi.setSystemTime('2026-11-21T10:00:00Z');
  const { services } = deployedDependencies;
  const points = httpPoints({ url: group.url, credentials: { token: 'secret' } });
  vi.spyOn(services.points, 'findPoints').mockImplementation(points.findPoints);
  vi.spyOn(services.points, 'findPointMovements').mockImplementation(points.findPointMovements);
  reported = vi.spyOn(log, 'reportPointsBreaches');
  return () => vi.useRealTimers();
});

const pointsOf = () => answerOf('members-getPoints', 'member', JACK);
const pageOf = async (cursor: string | null = null) => {
  const answer = await answerOf('members-getPointMovements', 'member', { ...JACK, cursor });
  return answer as { reply: { page: PointMovementsPage | null } };
};

/** The fields that say whether the sums are right. */
const sums = (areRight: boolean) => ({ isConsistent: areRight, adds: areRight });

describe('the points of a group', () => {
  it('are passed on without the id of the member', async () => {
    group.script(json(SUMMARY));
    const { crmId, ...points } = SUMMARY;
    expect(await pointsOf()).toEqual({ reply: { success: true, points, ...sums(true) } });
    expect(reported).toHaveBeenLastCalledWith([]);
  });

  it.each([404, 501])('are null if the group replies %i', async (code) => {
    group.script(status(code));
    expect(await pointsOf()).toEqual({
      reply: { success: true, points: null, ...sums(true) },
    });
    expect(await pageOf()).toEqual({ reply: { success: true, page: null } });
  });

  it('with a wrong sum are passed on as they are, and do not add up', async () => {
    group.script(json({ ...SUMMARY, balance: 151 }));
    const { crmId, ...points } = { ...SUMMARY, balance: 151 };
    expect(await pointsOf()).toEqual({ reply: { success: true, points, ...sums(false) } });
    expect(reported).toHaveBeenLastCalledWith(['balance-of-lots']);
  });

  it('of another member reach nobody', async () => {
    group.script(json({ ...SUMMARY, crmId: 'crm-100202' }));
    expect(await pointsOf()).toMatchObject({ code: 'internal' });
    group.script(json({ ...PAGE, items: [movement(18, -50, { crmId: 'crm-100202' })] }));
    expect(await pageOf()).toMatchObject({ code: 'internal' });
  });
});

describe('a page of a group', () => {
  const balancesOf = async () => {
    const { reply } = await pageOf();
    return reply.page?.movements.map(({ id, balance }) => [id, balance]);
  };

  it('has the balance after each movement, without tier points and pending points', async () => {
    const tier = movement(17, 30, { points: 'tier' });
    const pending = movement(16, 40, { pendingUntil: '2026-11-30' });
    group.script(json({ ...PAGE, items: [movement(18, -50), tier, pending, movement(15, 200)] }));
    expect(await balancesOf()).toEqual([
      ['m18', 150],
      ['m17', null],
      ['m16', null],
      ['m15', 200],
    ]);
  });

  it.each([
    ['without sums', { opening: null, closing: null }, []],
    ['with a wrong sum', { closing: 151 }, ['page-sum']],
  ])('%s has its movements and no balances', async (_, sums, breaches) => {
    group.script(json({ ...PAGE, ...sums }));
    expect(await balancesOf()).toEqual([
      ['m18', null],
      ['m15', null],
    ]);
    expect(reported).toHaveBeenLastCalledWith(breaches);
  });

  it('whose cursor loops ends the list', async () => {
    group.script(json({ ...PAGE, next: 'again' }));
    const first = await pageOf();
    const second = await pageOf(first.reply.page?.next ?? null);
    expect(group.requests.at(-1)?.path).toBe('/members/crm-100201/points/movements?cursor=again');
    expect(second.reply.page).toEqual({ movements: [], next: null, closing: null });
    expect(reported).toHaveBeenLastCalledWith(['pages-apart', 'cursor-loops']);
  });
});
