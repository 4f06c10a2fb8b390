import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data, member, user } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { firstPage, newestPage, summary } from '../shared/points/points.fixtures.ts';
import { type PointsSources, toPoints } from './toPoints.ts';

const session: Session = { status: 'ready', user, data, source: 'network' };
const loading = { status: 'loading' } as const;
const pages: PointsSources['pages'] = { status: 'ready', data: [newestPage, firstPage] };
const figures = (changes: Partial<typeof summary> = {}): PointsSources['points'] => ({
  status: 'ready',
  data: { summary: { ...summary, ...changes }, adds: true },
});
const recordAlone: PointsSources['points'] = {
  status: 'ready',
  data: { summary: null, adds: true },
};

const state = (sources: Partial<PointsSources> = {}, as = session) =>
  toPoints(enGB, as, {
    points: figures(),
    pages,
    earlier: 'none',
    now: new Date('2026-11-21T12:00:00Z'),
    asOf: null,
    ...sources,
  });

const none = { balance: 0, tierPoints: 0, pending: 0, expiring: [], rules: [] };

describe('the figures', () => {
  it('are those of the group, and tier progress starts again after its period', () => {
    expect(state()).toMatchObject({
      status: 'ready',
      summary: {
        balance: 1_250,
        tierPoints: 9_000,
        pending: 40,
        spendBy: null,
        value: { points: 100, pence: 100, venueNames: null },
        tierRestartsOn: '2027-04-01',
      },
      adds: true,
    });
  });

  it('have the day of the record if the group lists nothing that ends', () => {
    const points = figures({ expiring: [], rules: [{ rule: 'lot-age', day: null, days: 365 }] });
    expect(state({ points })).toMatchObject({ summary: { spendBy: '2027-03-31' } });
  });

  it('have the names of the casinos at which points have a value', () => {
    const points = figures({ value: { points: 1, pence: 1, venueIds: [6, 9] } });
    expect(state({ points })).toMatchObject({ summary: { value: { venueNames: ['Harbour'] } } });
  });

  it('are those of the record if the group sends no others', () => {
    const shown = state({ points: recordAlone, pages: { status: 'ready', data: null } });
    expect(shown).toEqual({
      status: 'ready',
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
      adds: true,
    });
  });
});

it('says that the summary does not add up', () => {
  const points = { status: 'ready', data: { summary, adds: false } } as const;
  expect(state({ points })).toMatchObject({ adds: false });
});

describe('a member without points', () => {
  it('waits for the movements, and is then new', () => {
    const points = figures(none);
    expect(state({ points, pages: loading })).toEqual(loading);
    expect(state({ points, pages: { status: 'ready', data: null } })).toEqual({ status: 'empty' });
  });

  it('is not new with movements, or with movements that fail to load', () => {
    const points = figures(none);
    expect(state({ points })).toMatchObject({ status: 'ready' });
    const failed = { status: 'error', code: 'internal' } as const;
    expect(state({ points, pages: failed })).toMatchObject({ status: 'ready' });
  });
});

describe('what is not loaded', () => {
  it.each([
    ['the points load', { points: loading }, 'loading'],
    ['no reply', { points: { status: 'error', code: 'no-response' } }, 'unsaved'],
    ['a failure', { points: { status: 'error', code: 'internal' } }, 'error'],
  ] as const)('%s', (_, sources, status) => expect(state(sources)).toMatchObject({ status }));

  it('the movements fail apart from the figures', () => {
    const failed = { status: 'error', code: 'no-response' } as const;
    const shown = state({ pages: failed });
    expect(shown).toMatchObject({ status: 'ready', statement: { status: 'unsaved' } });
  });

  it('the member loads', () => {
    expect(state({}, { status: 'loading', user } as never)).toEqual(loading);
  });
});
