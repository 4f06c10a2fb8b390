import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import type { Remote } from '../../lib/remote/remote.ts';
import { venue } from '../../session/state/session.fixtures.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';
import { toOfferDetails } from './toOfferDetails.ts';

const tide = { ...venue, id: 9, pagetitle: 'The Tide', telephone: '0191 496 0109' };
const orrery = { ...venue, id: 6, pagetitle: 'The Orrery', otherVenues: [tide] };
const withRestaurant = { ...orrery, 'tv.VenueRestaurantPage': 'meridian' };

const loading = { status: 'loading' } as const;
const one = (changes = {}) => ({ status: 'ready', data: voucher(changes) }) as const;
const none = { status: 'ready', data: null } as const;
const sources = (code: Remote<string>, now = '2026-11-21T22:00:00Z', venue = orrery) => ({
  code,
  holder: 'Demo Jack',
  venue,
  now: new Date(now),
});
const qr: Remote<string> = { status: 'ready', data: 'aGk=' };

describe('§2 offer details', () => {
  it.each([
    ['loading', loading, { status: 'loading' }],
    ['no voucher with the id', none, { status: 'not-found' }],
    ['an id that is missing in a saved copy', { ...none, isValidating: true }, loading],
  ] as const)('%s', (_, found, state) => {
    expect(toOfferDetails(enGB, found, sources(loading))).toEqual(state);
  });

  it('§2.78 shows the terms and the steps, with their language, and the code to type at the till', () => {
    expect(toOfferDetails(enGB, one({ locale: 'zh-Hans' }), sources(qr))).toMatchObject({
      status: 'ready',
      holder: 'Demo Jack',
      offer: {
        id: 'v-1',
        href: '/offers/v-1',
        terms: 'One voucher a table.',
        howToRedeem: ['Show the code to your server.'],
        code: 'DINE-1',
        locale: 'zh-Hans',
      },
    });
  });

  it.each([
    [{ category: 'gaming', game: 'slots' }, 'slots'],
    [{ category: 'gaming' }, 'gaming'],
    [{ category: null }, null],
  ] as const)('is drawn by its game, and else by its category: %j', (changes, category) => {
    expect(toOfferDetails(enGB, one(changes), sources(qr))).toMatchObject({ offer: { category } });
  });

  it('shows the gambling terms that the group states', () => {
    const incentive = { productTypes: ['casino'], freeChoice: false, wageringTimes: 5 };
    const state = toOfferDetails(enGB, one({ incentive }), sources(qr));
    expect(state).toMatchObject({ offer: { incentive } });
  });

  it.each([
    ['loading', loading, { status: 'loading' }],
    [
      'an error',
      { status: 'error', code: 'no-response' },
      { status: 'error', message: 'Network error. Check your connection.' },
    ],
    ['a PNG', qr, { status: 'ready', src: 'data:image/png;base64,aGk=', savedAt: null }],
  ] as const)('§3 the QR code: %s', (_, remote, state) => {
    expect(toOfferDetails(enGB, one(), sources(remote))).toMatchObject({ qr: state });
  });

  it('shows the time of a saved code', () => {
    const saved = { ...qr, asOf: '2026-11-21T10:00:00.000Z' };
    expect(toOfferDetails(enGB, one(), sources(saved))).toMatchObject({
      qr: { status: 'ready', savedAt: '2026-11-21T10:00:00.000Z' },
    });
  });

  it.each(['upcoming', 'used', 'expired'] as const)('an offer that is %s has no code', (status) => {
    expect(toOfferDetails(enGB, one({ status }), sources(qr))).toMatchObject({
      qr: { status: 'unavailable' },
    });
  });

  it.each([
    ['today', 6, '2026-11-21T23:59:00Z', { venueName: 'The Orrery', withDate: false }],
    ['after the casino’s midnight', 6, '2026-11-22T00:00:00Z', { withDate: true }],
    ['at a venue without a known name', 12, '2026-11-21T22:00:00Z', { venueName: null }],
    ['at an unknown venue', null, '2026-11-21T22:00:00Z', { venueName: null }],
  ])('says when and where it was redeemed: %s', (_, venueId, now, redeemed) => {
    const at = '2026-11-21T21:14:00Z';
    const used = one({ status: 'used', redeemed: { at, venueId } });
    expect(toOfferDetails(enGB, used, sources(loading, now))).toMatchObject({
      offer: { redeemed: { at, ...redeemed } },
      qr: { status: 'unavailable' },
    });
  });

  it.each([
    ['the member’s casino', 6, 'The Orrery'],
    ['another casino', 9, 'The Tide'],
    ['a casino that is not known', 12, null],
    ['none, as in a copy from before the reply named it', undefined, null],
  ])('names the casino that redeems it: %s', (_, venueId, venueName) => {
    const { venueId: __, ...rest } = voucher();
    const data = venueId === undefined ? rest : { ...rest, venueId };
    expect(toOfferDetails(enGB, { status: 'ready', data }, sources(qr))).toMatchObject({
      offer: { venueName },
    });
  });

  it.each([
    ['on the restaurant’s page', {}, withRestaurant, { kind: 'restaurant', href: '/restaurant' }],
    [
      'by a call to the casino, if it has no restaurant page',
      {},
      orrery,
      { kind: 'telephone', telephone: orrery.telephone },
    ],
    [
      'by a call to another casino',
      { venueId: 9 },
      withRestaurant,
      { kind: 'telephone', telephone: '0191 496 0109' },
    ],
    ['nowhere, at a casino that is not known', { venueId: 12 }, withRestaurant, undefined],
    ['nowhere, if it is not a meal', { category: 'gaming' }, withRestaurant, undefined],
    ['nowhere, once it is used', { status: 'used' }, withRestaurant, undefined],
  ])('a table is booked %s', (_, changes, at, booking) => {
    const state = toOfferDetails(enGB, one(changes), sources(qr, '2026-11-21T22:00:00Z', at));
    expect(state.status === 'ready' && state.offer.booking).toEqual(booking);
  });
});
