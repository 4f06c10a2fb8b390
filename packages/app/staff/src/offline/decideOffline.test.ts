import { describe, expect, it } from 'vitest';
import { listed, NOW, NUMBER, sampleCode, synced, usedBy, VENUE } from '../testing/sampleCodes.ts';
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
    { code: given.code ?? sampleCode(), customerNumber: given.customerNumber ?? NUMBER },
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
const lasting = sampleCode({ expiresAt: new Date(FAR) });
const END = '2026-11-30T00:00:00.000Z';

const unlisted = synced({ vouchers: [] });
const far = synced({ vouchers: [listed({ endsAt: FAR })] });
const tooLate = new Date(later.getTime() + 1_000);
const atEnd = { now: new Date(END) };
const tomorrow = withListed({ validFrom: '2026-11-26T00:00:00Z', venueId: 9 });
const endsBefore = withListed({ endsAt: '2026-11-25T19:59:00Z' });
const lastSecond = new Date(Date.parse(END) - 1_000);
const uses = (use: ReturnType<typeof usedBy>) => ({ synced: synced({ uses: [use] }) });

describe('a till without a connection', () => {
  it.each<[string, Given]>([
    ['a listed voucher', {}],
    ['a voucher of this venue', { synced: withListed({ venueId: VENUE }) }],
    ['a voucher that another member used', uses(usedBy('100999'))],
    ['another voucher of the member', uses(usedBy(NUMBER, { voucherId: 'x' }))],
    ['a redemption that was taken back', uses(usedBy(NUMBER, { isReversed: true }))],
    [
      'a voucher three days after the last synchronisation',
      { now: later, synced: far, code: lasting },
    ],
    [
      'a voucher in its last second',
      { now: lastSecond, synced: synced({ now: '2026-11-29T20:00:00Z' }) },
    ],
    ['a voucher in its first second', { synced: withListed({ validFrom: NOW.toISOString() }) }],
  ])('accepts %s', async (_, given) => {
    expect(await decide(given)).toEqual({ outcome: 'redeemed', redemption: { voucher } });
  });

  it.each<[string, Given, string, (typeof voucher | null)?, (string | null)?]>([
    ['another text', { code: '100201' }, 'unreadable'],
    ['another text before the first synchronisation', { code: 'x', synced: null }, 'unreadable'],
    ['any code before the first synchronisation', { synced: null }, 'online-only'],
    [
      'any voucher more than three days after the last synchronisation',
      { now: tooLate, synced: far, code: lasting },
      'online-only',
      voucher,
    ],
    ['a code of another key', { code: sampleCode({}, 'OTHER1') }, 'unknown-key'],
    ['a changed code', { isGenuine: false }, 'forged'],
    ['a changed code of another member', { isGenuine: false, customerNumber: '1' }, 'forged'],
    ['another member’s code', { customerNumber: '100999' }, 'another-member'],
    ['another member’s expired code', { customerNumber: '1', ...atEnd }, 'another-member'],
    ['an expired code', atEnd, 'expired', voucher, END],
    [
      'a voucher that ends before its code',
      { synced: endsBefore },
      'expired',
      voucher,
      '2026-11-25T19:59:00.000Z',
    ],
    ['an expired code that is not listed', { ...atEnd, synced: unlisted }, 'expired', null, END],
    ['a voucher of tomorrow', { synced: tomorrow }, 'not-yet', voucher, '2026-11-26T00:00:00Z'],
    [
      'a voucher of another venue',
      { synced: withListed({ venueId: 9 }) },
      'another-venue',
      voucher,
    ],
    ['a voucher that is not listed', { synced: unlisted }, 'online-only'],
  ])('refuses %s: %j', async (_, given, reason, named = null, at = null) => {
    expect(await decide(given)).toEqual({ outcome: 'refused', reason, voucher: named, at });
  });

  it('recognises a use of the member, and says when and where', async () => {
    expect(await decide({ synced: synced({ uses: [usedBy(NUMBER)] }) })).toEqual({
      outcome: 'already',
      voucher,
      at: '2026-11-25T19:00:00Z',
      venueId: 9,
    });
  });
});
