import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import type { RemoteErrorCode } from '../../lib/remote/remoteError.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';
import { toOffers } from './toOffers.ts';

const NOW = new Date('2026-11-25T10:00:00Z');
const NAMES = new Map([[6, 'The Orrery']]);

describe('§2 My Exclusive Offers', () => {
  it('is loading while the vouchers load', () => {
    expect(toOffers(enGB, { status: 'loading' }, NAMES, NOW)).toEqual({ status: 'loading' });
  });

  it.each([
    ['internal', /^Something went wrong\. Your reference is [0-9A-F]{8}\.$/],
    ['permission-denied', /^Something went wrong\. Your reference is [0-9A-F]{8}\.$/],
  ] satisfies [RemoteErrorCode, RegExp][])('shows the error: %s', (code, message) => {
    expect(toOffers(enGB, { status: 'error', code }, NAMES, NOW)).toEqual({
      status: 'error',
      message: expect.stringMatching(message),
    });
  });

  it.each(['no-response', 'deadline-exceeded'] as const)(
    'is not saved on the device without a reply: %s',
    (code) => {
      expect(toOffers(enGB, { status: 'error', code }, NAMES, NOW)).toEqual({ status: 'unsaved' });
    },
  );

  it('is empty without vouchers', () => {
    expect(toOffers(enGB, { status: 'ready', data: [] }, NAMES, NOW)).toEqual({ status: 'empty' });
  });

  it('§2.77 separates personal vouchers from those for everyone, and names their language', () => {
    const data = [
      voucher({ id: 'a' }),
      voucher({ id: 'b', audience: 'everyone', locale: 'zh-Hans' }),
    ];
    expect(toOffers(enGB, { status: 'ready', data }, NAMES, NOW)).toMatchObject({
      mine: [{ id: 'a', href: '/offers/a', venueName: 'The Orrery' }],
      others: [{ id: 'b', href: '/offers/b', locale: 'zh-Hans', venueName: 'The Orrery' }],
    });
  });

  it('puts offers that can be used first, by their end, and then those to come, by their start', () => {
    const data = [
      voucher({ id: 'later', status: 'upcoming', validFrom: '2027-02-01T00:00:00Z' }),
      voucher({ id: 'long', validUntil: '2027-01-01T00:00:00Z' }),
      voucher({ id: 'next', status: 'upcoming', validFrom: '2026-12-01T00:00:00Z' }),
      voucher({ id: 'short', validUntil: '2026-11-28T00:00:00Z' }),
    ];
    const state = toOffers(enGB, { status: 'ready', data }, NAMES, NOW);
    if (state.status !== 'ready') throw new Error(state.status);
    expect(state.mine.map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
      ['short', 2],
      ['long', undefined],
      ['next', undefined],
      ['later', undefined],
    ]);
  });

  it.each(['used', 'expired'] as const)(
    'moves a voucher that is %s behind the others',
    (status) => {
      const data = [
        voucher({ id: 'a', status }),
        voucher({ id: 'b', audience: 'everyone', status }),
      ];
      expect(toOffers(enGB, { status: 'ready', data }, NAMES, NOW)).toMatchObject({
        mine: [],
        others: [],
        spent: [{ id: 'a' }, { id: 'b' }],
      });
    },
  );

  it.each([
    [6, 'The Orrery'],
    [9, null],
    [null, null],
  ])('says when and where a voucher was redeemed: venue %s', (venueId, venueName) => {
    const at = '2026-11-21T21:14:00Z';
    const data = [voucher({ status: 'used', redeemed: { at, venueId } })];
    expect(toOffers(enGB, { status: 'ready', data }, NAMES, NOW)).toMatchObject({
      spent: [{ redeemed: { at, venueName } }],
    });
  });
});
