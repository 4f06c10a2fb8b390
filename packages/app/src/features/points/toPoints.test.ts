import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data, member, user } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { newestPage, summary } from '../shared/points/points.fixtures.ts';
import { type PointsSources, toPoints } from './toPoints.ts';

const session: Session = { status: 'ready', user, data, source: 'network' };
const loading = { status: 'loading' } as const;
const noMovements = { status: 'ready', data: null } as const;
const figures = (changes: Partial<typeof summary> = {}): Partial<PointsSources> => ({
  points: { status: 'ready', data: { summary: { ...summary, ...changes }, isConsistent: true } },
});

const state = (sources: Partial<PointsSources> = {}, as = session) =>
  toPoints(enGB, as, {
    ...(figures() as Pick<PointsSources, 'points'>),
    movements: { status: 'ready', data: newestPage.movements },
    earlier: 'none',
    now: new Date('2026-11-21T12:00:00Z'),
    asOf: null,
    ...sources,
  });

describe('the figures', () => {
  it.each<[string, Partial<typeof summary>, object]>([
    [
      'are those of the group, and tier progress starts again after its period',
      {},
      {
        balance: 1_250,
        tierPoints: 9_000,
        pending: 40,
        spendBy: null,
        tierRestartsOn: '2027-04-01',
      },
    ],
    [
      'have the day of the record if the group lists nothing that ends',
      { expiring: [], rules: [{ rule: 'lot-age', day: null, days: 365 }] },
      { spendBy: '2027-03-31' },
    ],
    [
      'have the names of the casinos at which points have a value',
      { value: { points: 1, pence: 1, venueIds: [6, 9] } },
      { value: { venueNames: ['Harbour'] } },
    ],
  ])('%s', (_, changes, expected) => {
    expect(state(figures(changes))).toMatchObject({ status: 'ready', summary: expected });
  });

  it('are those of the record if the group sends no others', () => {
    const points = { status: 'ready', data: { summary: null, isConsistent: true } } as const;
    expect(state({ points, movements: noMovements })).toEqual({
      status: 'ready',
      holder: {
        name: `${member.first_name} ${member.last_name}`,
        number: member.customer_number,
        venueName: 'Harbour',
      },
      summary: {
        balance: member.loyalty_points,
        tierPoints: member.rewardPoints,
        pending: 0,
        expiring: [],
        rules: [],
        spendBy: member.loyalty_points_end_date,
        value: null,
        tierRestartsOn: null,
      },
      statement: { status: 'none' },
      isConsistent: true,
    });
  });

  it('can contradict each other', () => {
    const points = { status: 'ready', data: { summary, isConsistent: false } } as const;
    expect(state({ points })).toMatchObject({ isConsistent: false });
  });
});

describe('a member without points', () => {
  const none = figures({ balance: 0, tierPoints: 0, pending: 0, expiring: [], rules: [] });

  it.each<[string, PointsSources['movements'], string]>([
    ['waits for the movements', loading, 'loading'],
    ['is new without a statement', noMovements, 'empty'],
    ['is new without movements', { status: 'ready', data: [] }, 'empty'],
    ['is not new with movements', { status: 'ready', data: newestPage.movements }, 'ready'],
    ['is not new if they fail to load', { status: 'error', code: 'internal' }, 'ready'],
  ])('%s', (_, movements, status) => {
    expect(state({ ...none, movements })).toMatchObject({ status });
  });
});

describe('the page', () => {
  it.each<[string, Partial<PointsSources>, object]>([
    ['loads with the points', { points: loading }, loading],
    ['is not saved', { points: { status: 'error', code: 'no-response' } }, { status: 'unsaved' }],
    [
      'fails with the points',
      { points: { status: 'error', code: 'internal' } },
      { status: 'error' },
    ],
    [
      'shows figures without movements that fail',
      { movements: { status: 'error', code: 'no-response' } },
      { status: 'ready', statement: { status: 'unsaved' } },
    ],
  ])('%s', (_, sources, expected) => expect(state(sources)).toMatchObject(expected));

  it('loads with the member', () => {
    expect(state({}, { status: 'loading', user } as never)).toEqual(loading);
  });
});
