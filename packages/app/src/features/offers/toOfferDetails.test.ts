import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import type { Remote } from '../../lib/remote/remote.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';
import { toOfferDetails } from './toOfferDetails.ts';

const loading = { status: 'loading' } as const;
const one = (changes = {}) => ({ status: 'ready', data: voucher(changes) }) as const;
const none = { status: 'ready', data: null } as const;
const qr: Remote<string> = { status: 'ready', data: 'aGk=' };

describe('§2 offer details', () => {
  it.each([
    ['loading', loading, { status: 'loading' }],
    [
      'an error',
      { status: 'error', code: 'internal' },
      {
        status: 'error',
        message: expect.stringMatching(/^Something went wrong\. Your reference is \w{8}\.$/),
      },
    ],
    ['no voucher with the id', none, { status: 'not-found' }],
    ['an id that is missing in a saved copy', { ...none, isValidating: true }, loading],
  ] as const)('%s', (_, found, state) => {
    expect(toOfferDetails(enGB, found, loading, 'Demo Jack')).toEqual(state);
  });

  it('§2.78 shows the terms, the steps and the code to type at the till', () => {
    expect(toOfferDetails(enGB, one(), qr, 'Demo Jack')).toMatchObject({
      status: 'ready',
      holder: 'Demo Jack',
      offer: {
        id: 'v-1',
        href: '/offers/v-1',
        terms: 'One voucher a table.',
        howToRedeem: ['Show the code to your server.'],
        code: 'DINE-1',
      },
    });
  });

  it('shows the gambling terms that the group states', () => {
    const incentive = { productTypes: ['casino'], freeChoice: false, wageringTimes: 5 };
    const state = toOfferDetails(enGB, one({ incentive }), qr, 'Demo Jack');
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
    expect(toOfferDetails(enGB, one(), remote, 'Demo Jack')).toMatchObject({ qr: state });
  });

  it('shows the time of a saved code', () => {
    const saved = { ...qr, asOf: '2026-11-21T10:00:00.000Z' };
    expect(toOfferDetails(enGB, one(), saved, 'Demo Jack')).toMatchObject({
      qr: { status: 'ready', savedAt: '2026-11-21T10:00:00.000Z' },
    });
  });

  it.each(['upcoming', 'used', 'expired'] as const)('an offer that is %s has no code', (status) => {
    expect(toOfferDetails(enGB, one({ status }), qr, 'Demo Jack')).toMatchObject({
      qr: { status: 'unavailable' },
    });
  });
});
