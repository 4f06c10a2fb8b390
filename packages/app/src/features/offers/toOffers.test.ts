import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import type { RemoteErrorCode } from '../../lib/remote/remoteError.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';
import { toOffers } from './toOffers.ts';

describe('§2 My Exclusive Offers', () => {
  it('is loading while the vouchers load', () => {
    expect(toOffers(enGB, { status: 'loading' })).toEqual({ status: 'loading' });
  });

  it.each([
    ['internal', /^Something went wrong\. Your reference is [0-9A-F]{8}\.$/],
    ['permission-denied', /^Something went wrong\. Your reference is [0-9A-F]{8}\.$/],
  ] satisfies [RemoteErrorCode, RegExp][])('shows the error: %s', (code, message) => {
    expect(toOffers(enGB, { status: 'error', code })).toEqual({
      status: 'error',
      message: expect.stringMatching(message),
    });
  });

  it.each(['no-response', 'deadline-exceeded'] as const)(
    'is not saved on the device without a reply: %s',
    (code) => {
      expect(toOffers(enGB, { status: 'error', code })).toEqual({ status: 'unsaved' });
    },
  );

  it('is empty without vouchers', () => {
    expect(toOffers(enGB, { status: 'ready', data: [] })).toEqual({ status: 'empty' });
  });

  it('§2.77 separates personal vouchers from those for everyone', () => {
    const data = [voucher({ id: 'a' }), voucher({ id: 'b', audience: 'everyone' })];
    expect(toOffers(enGB, { status: 'ready', data })).toMatchObject({
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
      expect(toOffers(enGB, { status: 'ready', data })).toMatchObject({
        mine: [],
        others: [],
        spent: [{ id: 'a' }, { id: 'b' }],
      });
    },
  );

  it('keeps an upcoming voucher among the member’s own', () => {
    const data = [voucher({ id: 'a', status: 'upcoming' })];
    expect(toOffers(enGB, { status: 'ready', data })).toMatchObject({
      mine: [{ id: 'a' }],
      spent: [],
    });
  });
});
