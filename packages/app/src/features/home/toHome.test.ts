import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import type { ListedGame } from '@casino/ui/components/GameList/game.types.ts';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data, game, member, promotionFree, user } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { event, eventOn } from '../shared/events/event.fixtures.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';
import { type HomeSources, toHome } from './toHome.ts';

const now = new Date('2026-11-21T12:00:00');
const noVouchers = { status: 'ready', data: [] } as const;

const listed: ListedGame = {
  id: game.id,
  name: game.name,
  startsAt: game.GameStart,
  endsAt: game.GameEnd,
  chance: { kind: 'spin' },
};

const sources: HomeSources = {
  games: [listed],
  vouchers: noVouchers,
  benefits: { status: 'error', code: 'no-response' },
  whatsOn: { status: 'ready', data: [] },
  optedIn: new Set(),
  hasJoined: false,
  asOf: null,
  now,
};

function ready(changes: Partial<typeof data> = {}): Session {
  return { status: 'ready', user, data: { ...data, ...changes }, source: 'network' };
}

const home = (session: Session, vouchers: HomeSources['vouchers'] = noVouchers) =>
  toHome(enGB, session, { ...sources, vouchers });

describe('§2 home', () => {
  it.each([
    { status: 'loading-profile', user },
    { status: 'loading-member', user, memberships: [data.membership] },
    { status: 'leaving', user },
  ] as const)('is loading while the session is $status', (session) => {
    expect(home(session)).toEqual({ status: 'loading' });
  });

  it('shows a network error offline without a saved copy', () => {
    expect(home({ status: 'offline', user })).toEqual({ status: 'unsaved' });
  });

  it('shows the member and their balance', () => {
    expect(home(ready())).toMatchObject({
      status: 'ready',
      member: {
        firstName: 'Demo',
        lastName: 'Jack',
        membershipNumber: '100049',
        tier: 'jack',
        rewardBalance: 1_250,
      },
      venue: { name: 'Harbour' },
      games: [listed],
    });
  });

  it('hides promotions in promotion-free mode, and says so', () => {
    const session = ready({ saferGambling: promotionFree });
    expect(home(session, { status: 'ready', data: [voucher()] })).toMatchObject({
      offers: { status: 'hidden' },
      games: [],
      onlineGaming: [],
    });
  });

  it('without a venue waits for no benefits and no events', () => {
    const loading = { status: 'loading' } as const;
    const state = toHome(enGB, ready({ venue: null }), {
      ...sources,
      benefits: loading,
      whatsOn: loading,
    });
    expect(state).toMatchObject({ venue: null, gains: [], spotlight: null, events: [] });
  });
});

describe('§9 tier progress', () => {
  it.each([
    [49, 0, { kind: 'climbing', cap: 18_000, perMille: 0, next: 'queen' }],
    [49, 9_000, { kind: 'climbing', cap: 18_000, perMille: 500, next: 'queen' }],
    [48, 36_000, { kind: 'climbing', cap: 36_000, perMille: 1_000, next: 'queen-of-spades' }],
    [59, 99_999, { kind: 'climbing', cap: 54_000, perMille: 1_000, next: 'king' }],
    [47, 36_000, { kind: 'climbing', cap: 72_000, perMille: 500, next: 'king-of-hearts' }],
    [57, 54_000, { kind: 'climbing', cap: 108_000, perMille: 500, next: 'king-of-spades' }],
    [58, 72_000, { kind: 'climbing', cap: 144_000, perMille: 500, next: 'ace' }],
    [46, 200_000, { kind: 'top' }],
    [9_999, 1_800, { kind: 'climbing', cap: 18_000, perMille: 100, next: 'queen' }],
  ] as const)('§9.7 membership type %i with %i points', (membership_type_id, points, standing) => {
    const session = ready({ member: { ...member, membership_type_id, rewardPoints: points } });
    expect(home(session)).toMatchObject({ member: { standing: { ...standing, points } } });
  });
});

describe('the offers on home', () => {
  it.each([
    [{ status: 'loading' }, { status: 'loading' }],
    [noVouchers, { status: 'empty' }],
    [{ status: 'ready', data: [voucher({ status: 'used' })] }, { status: 'empty' }],
  ] as const)('%j', (vouchers, offers) => {
    expect(home(ready(), vouchers)).toMatchObject({ offers });
  });

  it('are the newest available one, and then the two that end first', () => {
    const offer = (id: string, validFrom: string, validUntil: string, changes = {}) =>
      voucher({ id, validFrom, validUntil, ...changes });
    const vouchers = [
      offer('long', '2026-11-01T00:00:00Z', '2027-03-01T00:00:00Z'),
      offer('last-day', '2026-08-01T00:00:00Z', '2026-11-22T00:00:00Z'),
      offer('won-today', '2026-11-21T09:00:00Z', '2026-12-21T00:00:00Z'),
      offer('next-week', '2026-09-01T00:00:00Z', '2026-11-28T00:00:00Z'),
      offer('to-come', '2026-12-20T00:00:00Z', '2026-12-24T00:00:00Z', { status: 'upcoming' }),
    ];
    expect(home(ready(), { status: 'ready', data: vouchers })).toMatchObject({
      offers: { offers: [{ id: 'won-today' }, { id: 'last-day' }, { id: 'next-week' }] },
    });
  });

  it('name the casino that redeems them', () => {
    const data = [voucher({ venueId: 6 })];
    expect(home(ready(), { status: 'ready', data })).toMatchObject({
      offers: { offers: [{ venueName: 'Harbour' }] },
    });
  });
});

describe('§3 news and online gaming', () => {
  const content = (venues: string) => [{ id: venues, title: 'T', text: 'Words.', venues }];

  it('§3.16 §3.17 are only those of the member’s casino', () => {
    const pwa_content = {
      NewsFeed: [...content('All'), ...content('9, 12')],
      OnlineGamingCTAContent: [...content('6'), ...content('21')],
    };
    expect(home(ready({ member: { ...member, pwa_content } }))).toMatchObject({
      news: [{ id: 'All' }],
      onlineGaming: [{ id: '6' }],
    });
  });
});

describe('figures that may be old', () => {
  it('show the time at which they were loaded, and fresh figures show none', () => {
    const asOf = { at: '2026-11-20T10:00:00.000Z', withDate: true };
    expect(toHome(enGB, ready(), { ...sources, asOf })).toMatchObject({ member: { asOf } });
    expect(home(ready())).not.toHaveProperty('member.asOf');
  });
});

it('a recognised member sees their card and their saved offers at once', () => {
  const recognised = { status: 'recognised', user, data, confirming: 'identity' } as const;
  const kept = { status: 'ready', data: [voucher()], isValidating: true } as const;
  expect(home(recognised, kept)).toMatchObject({
    status: 'ready',
    member: { rewardBalance: 1_250 },
    offers: { status: 'ready' },
  });
});

describe('§4 the next tier', () => {
  it('shows its gains once the benefits are loaded, and none if they fail', () => {
    const gives = { jack: null, queen: 'a seat' } as never;
    const seat = { id: 'seat', category: 'events', title: 'Seats', text: '', gives } as const;
    const benefits = { status: 'ready', data: { benefits: [], comparison: [seat] } } as const;
    const gains = (given: HomeSources['benefits']) =>
      toHome(enGB, ready(), { ...sources, benefits: given });
    expect(gains({ status: 'loading' })).toMatchObject({ gains: 'loading' });
    expect(gains(benefits)).toMatchObject({ gains: [{ id: 'seat', gives: 'a seat' }] });
    expect(gains({ status: 'error', code: 'no-response' })).toMatchObject({ gains: [] });
  });
});

describe('§1 the next events', () => {
  const on = (id: string, day: string) =>
    eventOn(id, `2026-${day}T19:00:00Z`, `2026-${day}T21:00:00Z`);
  const spotlit = { ...on('spotlit', '12-12'), 'tv.spotlightEvent': true };
  const shown = (...data: readonly CasinoEvent[]) =>
    toHome(enGB, ready(), { ...sources, whatsOn: { status: 'ready', data } });

  it('are the spotlight event and the next two', () => {
    const events = [
      on('c', '12-03'),
      spotlit,
      on('a', '11-22'),
      on('b', '11-30'),
      on('past', '11-20'),
    ];
    expect(shown(...events)).toMatchObject({
      spotlight: { id: 'spotlit' },
      events: [{ id: 'a' }, { id: 'b' }],
    });
  });

  it('show an early spotlight event once', () => {
    const early = { ...on('early', '11-21'), 'tv.spotlightEvent': true };
    expect(shown(early, on('a', '11-22'), on('b', '11-30'))).toMatchObject({
      spotlight: { id: 'early' },
      events: [{ id: 'a' }, { id: 'b' }],
    });
  });

  it('leave out promotions and events of the slots club', () => {
    const promotion = { ...event, kind: 'promotion' } as const;
    const club = { ...event, club: 'slots' } as const;
    expect(shown(promotion, club)).toMatchObject({ spotlight: null, events: [] });
  });

  it('are left out if they fail to load', () => {
    const whatsOn = { status: 'error', code: 'no-response' } as const;
    const state = toHome(enGB, ready(), { ...sources, whatsOn });
    expect(state).toMatchObject({ spotlight: null, events: [] });
  });

  it('reserve the space of the spotlight while they load', () => {
    const state = toHome(enGB, ready(), { ...sources, whatsOn: { status: 'loading' } });
    expect(state).toMatchObject({ spotlight: 'loading', events: [] });
  });
});
