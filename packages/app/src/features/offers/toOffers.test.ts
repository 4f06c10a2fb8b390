import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import type { RemoteErrorCode } from '../../lib/remote/remoteError.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';
import { toOffers } from './toOffers.ts';

const NAMES = new Map([[6, 'The Orrery']]);

describe('§2 My Exclusive Offers', () => {
  it('is loading while the vouchers load', () => {
    expect(toOffers(enGB, { status: 'loading' }, NAMES)).toEqual({ status: 'loading' });
  });

  it.each([
    ['internal', /^Something went wrong\. Your reference is [0-9A-F]{8}\.$/],
    ['permission-denied', /^Something went wrong\. Your reference is [0-9A-F]{8}\.$/],
  ] satisfies [RemoteErrorCode, RegExp][])('shows the error: %s', (code, message) => {
    expect(toOffers(enGB, { status: 'error', code }, NAMES)).toEqual({
      status: 'error',
      message: expect.stringMatching(message),
    });
  });

  it.each(['no-response', 'deadline-exceeded'] as const)(
    'is not saved on the device without a reply: %s',
    (code) => {
      expect(toOffers(enGB, { status: 'error', code }, NAMES)).toEqual({ status: 'unsaved' });
    },
  );

  it('is empty without vouchers', () => {
    expect(toOffers(enGB, { status: 'ready', data: [] }, NAMES)).toEqual({ status: 'empty' });
  });

  it('§2.77 separates personal vouchers from those for everyone', () => {
    const data = [voucher({ id: 'a' }), voucher({ id: 'b', audience: 'everyone' })];
    expect(toOffers(enGB, { status: 'ready', data }, NAMES)).toMatchObject({
      mine: [{ id: 'a', href: '/offers/a' }],
      others: [{ id: 'b', href: '/offers/b' }],
    });
  });

  it.each(['used', 'expired'] as const)(
    'moves a voucher that is %s behind the others',
    (status) => {
      const data = [
        voucher({ id: 'a', status }),
        voucher({ id: 'b', audience: 'everyone', status }),
      ];
      expect(toOffers(enGB, { status: 'ready', data }, NAMES)).toMatchObject({
        mine: [],
        others: [],
        spent: [{ id: 'a' }, { id: 'b' }],
      });
    },
  );

  it('keeps an upcoming voucher among the member’s own', () => {
    const data = [voucher({ id: 'a', status: 'upcoming' })];
    expect(toOffers(enGB, { status: 'ready', data }, NAMES)).toMatchObject({
      mine: [{ id: 'a' }],
      spent: [],
    });
  });

  it.each([
    [6, 'The Orrery'],
    [9, null],
    [null, null],
  ])('says when and where a voucher was redeemed: venue %s', (venueId, venueName) => {
    const at = '2026-11-21T21:14:00Z';
    const data = [voucher({ status: 'used', redeemed: { at, venueId } })];
    expect(toOffers(enGB, { status: 'ready', data }, NAMES)).toMatchObject({
      spent: [{ redeemed: { at, venueName } }],
    });
  });
});
