import { describe, expect, it } from 'vitest';
import { codeOf, listed, NOW, NUMBER, synced, usedBy, VENUE } from '../testing/sampleCodes.ts';
import { decideOffline, type OfflineVerdict } from './decideOffline.ts';
import type { Synced } from './synced.ts';

interface Given {
  readonly code?: string;
  readonly customerNumber?: string;
  readonly synced?: Synced | null;
  readonly now?: Date;
  readonly isGenuine?: boolean;
}

function decide(given: Given = {}): Promise<OfflineVerdict> {
  const { isGenuine = true, now = NOW } = given;
  return decideOffline(
    { code: given.code ?? codeOf(), customerNumber: given.customerNumber ?? NUMBER },
    { synced: given.synced === undefined ? synced() : given.synced, venueId: VENUE, now },
    async () => isGenuine,
  );
}

const voucher = listed().voucher;
const withListed = (changes: Parameters<typeof listed>[0]) =>
  synced({ vouchers: [listed(changes)] });
const DAY_MS = 24 * 3_600_000;
const later = new Date(NOW.getTime() + 3 * DAY_MS);
const FAR = '2026-12-24T00:00:00.000Z';
const lasting = codeOf({ expiresAt: new Date(FAR) });
const END = '2026-11-30T00:00:00.000Z';

describe('a till without a connection', () => {
  it.each([
    ['a listed voucher', {}],
    ['a voucher of this venue', { synced: withListed({ venueId: VENUE }) }],
    ['a voucher that another member used', { synced: synced({ uses: [usedBy('100999')] }) }],
    [
      'another voucher of the member',
      { synced: synced({ uses: [usedBy(NUMBER, { voucherId: 'x' })] }) },
    ],
    [
      'a redemption that was taken back',
      { synced: synced({ uses: [usedBy(NUMBER, { isReversed: true })] }) },
    ],
    [
      'a voucher three days after the last synchronisation',
      { now: later, synced: synced({ vouchers: [listed({ endsAt: FAR })] }), code: lasting },
    ],
    [
      'a voucher in its last second',
      { now: new Date(Date.parse(END) - 1_000), synced: synced({ now: '2026-11-29T20:00:00Z' }) },
    ],
    ['a voucher in its first second', { synced: withListed({ validFrom: NOW.toISOString() }) }],
  ] as [string, Given][])('accepts %s', async (_, given) => {
    expect(await decide(given)).toEqual({ outcome: 'redeemed', voucher });
  });

  it.each([
    ['another text', { code: '100201' }, 'unreadable', false, null],
    [
      'another text before the first synchronisation',
      { code: 'x', synced: null },
      'unreadable',
      false,
      null,
    ],
    ['any code before the first synchronisation', { synced: null }, 'online-only', false, null],
    [
      'any voucher more than three days after the last synchronisation',
      {
        now: new Date(later.getTime() + 1_000),
        synced: synced({ vouchers: [listed({ endsAt: FAR })] }),
        code: lasting,
      },
      'online-only',
      true,
      null,
    ],
    ['a code of another key', { code: codeOf({}, 'OTHER1') }, 'unknown-key', false, null],
    ['a changed code', { isGenuine: false }, 'forged', false, null],
    [
      'a changed code of another member',
      { isGenuine: false, customerNumber: '1' },
      'forged',
      false,
      null,
    ],
    ['another member’s code', { customerNumber: '100999' }, 'another-member', false, null],
    [
      'another member’s expired code',
      { customerNumber: '1', now: new Date(END) },
      'another-member',
      false,
      null,
    ],
    ['an expired code', { now: new Date(END) }, 'expired', true, END],
    [
      'a voucher that ends before its code',
      { synced: withListed({ endsAt: '2026-11-25T19:59:00Z' }) },
      'expired',
      true,
      '2026-11-25T19:59:00.000Z',
    ],
    [
      'an expired code that is not listed',
      { now: new Date(END), synced: synced({ vouchers: [] }) },
      'expired',
      false,
      END,
    ],
    [
      'a voucher of tomorrow',
      { synced: withListed({ validFrom: '2026-11-26T00:00:00Z', venueId: 9 }) },
      'not-yet',
      true,
      '2026-11-26T00:00:00Z',
    ],
    [
      'a voucher of another venue',
      { synced: withListed({ venueId: 9 }) },
      'another-venue',
      true,
      null,
    ],
    [
      'a voucher that is not listed',
      { synced: synced({ vouchers: [] }) },
      'online-only',
      false,
      null,
    ],
  ] as [string, Given, string, boolean, string | null][])(
    'refuses %s: %j',
    async (_, given, reason, isNamed, at) => {
      expect(await decide(given)).toEqual({
        outcome: 'refused',
        reason,
        voucher: isNamed ? voucher : null,
        at,
      });
    },
  );

  it('recognises a use of the member, and says when and where', async () => {
    expect(await decide({ synced: synced({ uses: [usedBy(NUMBER)] }) })).toEqual({
      outcome: 'already',
      voucher,
      at: '2026-11-25T19:00:00Z',
      venueId: 9,
    });
  });
});
