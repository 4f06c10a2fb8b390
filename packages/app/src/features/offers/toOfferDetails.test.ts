import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import type { Remote } from '../../lib/remote/remote.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';
import { toOfferDetails } from './toOfferDetails.ts';

const loading = { status: 'loading' } as const;
const one = (changes = {}) => ({ status: 'ready', data: [voucher(changes)] }) as const;
const code = (remote: Remote<string>) => ({ remote, holder: 'Demo Jack' });
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
    ['another id', one({ id: 'v-2' }), { status: 'not-found' }],
    [
      'an id that is missing in a saved copy',
      { ...one({ id: 'v-2' }), isValidating: true },
      { status: 'loading' },
    ],
    ['no voucher at all', { status: 'ready', data: [] }, { status: 'not-found' }],
  ] as const)('%s', (_, vouchers, state) => {
    expect(toOfferDetails(enGB, vouchers, 'v-1', code(loading))).toEqual(state);
  });

  it('§2.78 shows the terms, the steps and the code to type at the till', () => {
    expect(toOfferDetails(enGB, one(), 'v-1', code(qr))).toMatchObject({
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
    const state = toOfferDetails(enGB, one({ incentive }), 'v-1', code(qr));
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
    expect(toOfferDetails(enGB, one(), 'v-1', code(remote))).toMatchObject({ qr: state });
  });

  it('shows the time of a saved code', () => {
    const kept = code({ ...qr, asOf: '2026-11-21T10:00:00.000Z' });
    expect(toOfferDetails(enGB, one(), 'v-1', kept)).toMatchObject({
      qr: { status: 'ready', savedAt: '2026-11-21T10:00:00.000Z' },
    });
  });

  it.each(['upcoming', 'used', 'expired'] as const)('an offer that is %s has no code', (status) => {
    expect(toOfferDetails(enGB, one({ status }), 'v-1', code(qr))).toMatchObject({
      qr: { status: 'unavailable' },
    });
  });
});
