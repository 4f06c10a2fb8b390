import type { ListedGame } from '@casino/ui/components/GameList/game.types.ts';
import { describe, expect, it } from 'vitest';
import { event } from '../shared/events/event.fixtures.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';
import { type PlanSources, toPlans } from './toPlans.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (id: string, startsAt: string, club: 'casino' | 'slots' = 'casino') => ({
  ...event,
  id,
  club,
  startsAt,
  endsAt: '2027-01-01T00:00:00Z',
});
const game = (id: string, chance: ListedGame['chance']): ListedGame => ({
  id,
  name: id,
  startsAt: '2026-11-20T10:00:00Z',
  endsAt: '2026-12-01T10:00:00Z',
  chance,
});
const until = (id: string, validUntil: string) => voucher({ id, validUntil });

const none: PlanSources = {
  games: [],
  vouchers: { status: 'loading' },
  whatsOn: { status: 'loading' },
  optedIn: new Set(),
  now,
  promotionFree: false,
};
const idsOf = (changes: Partial<PlanSources>) =>
  toPlans({ ...none, ...changes }).map((plan) => {
    if (plan.kind === 'event') return plan.event.id;
    return plan.kind === 'game' ? plan.game.id : plan.offer.id;
  });

const whatsOn: PlanSources['whatsOn'] = {
  status: 'ready',
  data: [
    at('later', '2026-12-12T20:00:00Z'),
    at('club', '2026-12-01T20:00:00Z', 'slots'),
    at('not-going', '2026-11-22T20:00:00Z'),
  ],
};
const optedIn = new Set(['later', 'club']);

describe('the plans of a member', () => {
  it('are empty while nothing has loaded', () => {
    expect(idsOf({})).toEqual([]);
  });

  it('are their places at events of the casino and the club, the next first', () => {
    expect(idsOf({ whatsOn, optedIn })).toEqual(['club', 'later']);
  });

  it('are the games that they have joined and can play', () => {
    const games = [
      game('opens', { kind: 'opens', from: '2026-11-24T10:00:00Z' }),
      game('spin', { kind: 'spin' }),
      game('not-joined', { kind: 'opt-in', until: '2026-11-23T10:00:00Z' }),
      game('played', { kind: 'played', nextOn: null }),
      game('closed', { kind: 'opt-in-closed' }),
      game('unknown', { kind: 'unknown' }),
    ];
    expect(idsOf({ games })).toEqual(['spin', 'opens']);
  });

  it('are the available offers with at most seven days left', () => {
    const data = [
      until('ended', '2026-11-20T12:00:00Z'),
      until('in-seven-days', '2026-11-28T22:00:00Z'),
      until('in-eight-days', '2026-11-29T09:00:00Z'),
      { ...until('used', '2026-11-23T12:00:00Z'), status: 'used' as const },
    ];
    expect(idsOf({ vouchers: { status: 'ready', data } })).toEqual(['in-seven-days']);
  });

  it('are at most three', () => {
    const vouchers = { status: 'ready', data: [until('offer', '2026-11-25T12:00:00Z')] } as const;
    const games = [game('spin', { kind: 'spin' })];
    expect(idsOf({ whatsOn, optedIn, vouchers, games })).toEqual(['spin', 'offer', 'club']);
  });

  it('are only places at events in promotion-free mode', () => {
    const vouchers = { status: 'ready', data: [until('offer', '2026-11-25T12:00:00Z')] } as const;
    const games = [game('spin', { kind: 'spin' })];
    const sources = { whatsOn, optedIn, vouchers, games, promotionFree: true };
    expect(idsOf(sources)).toEqual(['club', 'later']);
  });
});
