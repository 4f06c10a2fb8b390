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

describe('the points of a group', () => {
  it('are passed on without the id of the member', async () => {
    group.script(json(SUMMARY));
    const { crmId, ...points } = SUMMARY;
    expect(await pointsOf()).toEqual({ reply: { success: true, points, adds: true } });
    expect(reported).toHaveBeenLastCalledWith([]);
  });

  it.each([404, 501])('are null if the group replies %i', async (code) => {
    group.script(status(code));
    expect(await pointsOf()).toEqual({ reply: { success: true, points: null, adds: true } });
    expect(await pageOf()).toEqual({ reply: { success: true, page: null } });
  });

  it('with a wrong sum are passed on as they are, and do not add up', async () => {
    group.script(json({ ...SUMMARY, balance: 151 }));
    const { crmId, ...points } = { ...SUMMARY, balance: 151 };
    expect(await pointsOf()).toEqual({ reply: { success: true, points, adds: false } });
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
  it('has the sums of the group', async () => {
    group.script(json(PAGE));
    const { reply } = await pageOf();
    expect(reply.page).toMatchObject({ opening: 0, closing: 150, next: null });
    expect(reply.page?.movements.map(({ id }) => id)).toEqual(['m18', 'm15']);
  });

  it('with a wrong sum has its movements and no sums', async () => {
    group.script(json({ ...PAGE, closing: 151 }));
    const { reply } = await pageOf();
    expect(reply.page).toMatchObject({ opening: null, closing: null });
    expect(reply.page?.movements).toHaveLength(PAGE.items.length);
    expect(reported).toHaveBeenLastCalledWith(['page-sum']);
  });

  it('whose cursor loops ends the list', async () => {
    group.script(json({ ...PAGE, next: 'again' }));
    const first = await pageOf();
    const second = await pageOf(first.reply.page?.next ?? null);
    expect(group.requests.at(-1)?.path).toBe('/members/crm-100201/points/movements?cursor=again');
    expect(second.reply.page).toEqual({ movements: [], opening: null, closing: null, next: null });
    expect(reported).toHaveBeenLastCalledWith(['pages-apart', 'cursor-loops']);
  });
});
