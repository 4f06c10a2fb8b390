import { describe, expect, it } from 'vitest';
import { listed, NOW, NUMBER, synced, usedBy } from '../testing/sampleCodes.ts';
import { mergeSync, serverTime, syncRequest } from './synced.ts';

const at = (minutes: number) => NOW.getTime() + minutes * 60_000;
const iso = (minutes: number) => new Date(at(minutes)).toISOString();
const reply = (changes: Partial<Parameters<typeof mergeSync>[1]> = {}) => ({
  now: iso(1),
  keys: [{ id: 'NEWKEY', publicKey: 'B'.repeat(43) }],
  uses: [],
  next: null,
  vouchers: null,
  ...changes,
});

/** What an earlier version has loaded. */
function aDay() {
  const { isWhole, ...known } = synced();
  return known;
}

describe('the request of a synchronisation', () => {
  it.each([
    ['the first', null, 0, { since: null, withVouchers: true }],
    ['the next', synced(), 1, { since: NOW.toISOString(), withVouchers: false }],
    ['one of an earlier version, which has the uses of a day', aDay(), 1, { since: null }],
    ['one after ten minutes', synced(), 10, { since: NOW.toISOString(), withVouchers: true }],
    ['one on a slow clock', synced({ clockOffset: 600_000 }), 0, { withVouchers: true }],
    ['one after the clock was set back', synced(), -60, { withVouchers: true }],
  ] as const)('of %s', (_, known, minutes, expected) => {
    expect(syncRequest(known, 3, at(minutes))).toMatchObject({ ...expected, waiting: 3 });
  });
});

describe('a synchronisation', () => {
  it('replaces the keys, adds the uses, and keeps vouchers that were not loaded', () => {
    const known = synced({ uses: [usedBy(NUMBER)] });
    const merged = mergeSync(known, reply({ uses: [usedBy('2', { redemptionId: 'r-2' })] }), at(1));
    expect(merged).toMatchObject({
      now: iso(1),
      keys: [{ id: 'NEWKEY' }],
      vouchers: known.vouchers,
      vouchersAt: known.vouchersAt,
    });
    expect(merged.uses.map(({ redemptionId }) => redemptionId)).toEqual(['redemption-1', 'r-2']);
  });

  it('replaces the list of vouchers, so that a withdrawn one leaves it', () => {
    const merged = mergeSync(synced(), reply({ vouchers: [listed({}, 'other')] }), at(1));
    expect(merged.vouchers.map(({ voucher }) => voucher.id)).toEqual(['other']);
    expect(merged.vouchersAt).toBe(iso(1));
  });

  it('replaces a use that was reversed', () => {
    const reversed = usedBy(NUMBER, { isReversed: true });
    const merged = mergeSync(
      synced({ uses: [usedBy(NUMBER)] }),
      reply({ uses: [reversed] }),
      at(1),
    );
    expect(merged.uses).toEqual([reversed]);
  });

  it('forgets an old use of a voucher that has left the list', () => {
    const uses = [
      usedBy('1', { redemptionId: 'old', voucherId: 'gone', at: iso(-3 * 24 * 60) }),
      usedBy('1', { redemptionId: 'recent', voucherId: 'gone', at: iso(-60) }),
      usedBy('1', { redemptionId: 'listed', at: iso(-3 * 24 * 60) }),
    ];
    const merged = mergeSync(synced({ uses }), reply(), at(1));
    expect(merged.uses.map(({ redemptionId }) => redemptionId)).toEqual(['recent', 'listed']);
  });

  it('corrects a clock that is an hour slow', () => {
    const merged = mergeSync(null, reply(), at(-59));
    expect(serverTime(merged, at(-58)).toISOString()).toBe(iso(2));
  });
});
