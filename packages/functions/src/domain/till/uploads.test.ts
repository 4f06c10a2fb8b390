import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryBackend } from '../../../testing/memory/memoryBackend.ts';
import { newMember } from '../../../testing/memory/memoryPeople.ts';
import { change, type MemberRecord } from '../../../testing/memory/memoryStore.ts';
import {
  addVoucher,
  codeOf,
  inDays,
  newTill,
  scanOf,
  type Till,
} from '../../../testing/memory/memoryTill.ts';
import { deployedDependencies } from '../../composition/dependencies.ts';
import type { ScanRefusal } from '../../contract/till/redemption.ts';
import { MAX_UPLOAD, type OfflineScan, UPLOAD_DAYS } from '../../contract/till/uploadScans.ts';
import type { StoredVoucher } from '../ports/memberService.ts';

// What a till decided without a connection, and what no honest till sends, or only an old one.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (time: number) => new Date(Date.now() - time);

const store = memoryBackend();
let till: Till;
let other: Till;
let record: MemberRecord;
beforeEach(async () => {
  [till, other] = [newTill(store), newTill(store)];
  ({ record } = await newMember(store));
});

const newVoucher = (changes: Partial<StoredVoucher> = {}) => addVoucher(store, record, changes);

/** A scan that a device accepted, unless it has a refusal. */
function scanned(
  voucher: StoredVoucher,
  at = new Date(),
  refusal: ScanRefusal | null = null,
): OfflineScan {
  const { nonce, customerNumber } = scanOf(voucher, record);
  return { nonce, code: codeOf(voucher, record), customerNumber, at: at.toISOString(), refusal };
}

/** The scan, which the device took back after this many minutes. */
const takenBack = (scan: OfflineScan, minutes: number): OfflineScan => ({
  ...scan,
  reversal: {
    at: new Date(Date.parse(scan.at) + minutes * MINUTE).toISOString(),
    reason: 'not-served',
  },
});

/** Uploads what a device kept. `options` override the time of sending, and the version, which is that of today. */
async function upload(by: Till, scans: readonly unknown[], options: object = { keepsLater: true }) {
  const request = { sentAt: new Date().toISOString(), scans: [...scans] };
  return (await by.call('till-uploadScans', { ...request, ...options })).outcomes;
}

/** What a manager sees of a till's scans without a redemption. */
const recordsOf = ({ deviceId }: Till) =>
  [...store.scans.values()].filter((each) => each.deviceId === deviceId);

/** How far the stored time of the only redemption is from another, in milliseconds. */
function distanceFrom(time: Date): number {
  const [redemption] = store.redemptions.values();
  return Math.abs(Date.parse(redemption?.at ?? '') - time.getTime());
}

const REDEEMED = { outcome: 'redeemed' };
const NOTED = { outcome: 'noted' };
const conflict = (reason: string) => ({ outcome: 'conflict', reason });
const reversed = { redemption: { reversal: { reason: 'not-served' } } };
const unreversed = { redemption: { reversal: null } };

describe('an upload', () => {
  it('redeems what a device accepted, at its real time, and repeats its reply', async () => {
    const voucher = newVoucher();
    const scan = scanned(voucher, ago(MINUTE));
    const outcomes = await upload(till, [scan]);
    expect(outcomes).toMatchObject([
      { ...REDEEMED, redemption: { voucher: { id: voucher.id }, isOffline: true } },
    ]);
    expect(distanceFrom(ago(MINUTE))).toBeLessThan(5_000);
    expect(await upload(till, [scan])).toEqual(outcomes);
  });

  it.each([
    ['in the order of the scans', 2, 1],
    ['in the other order', 1, 2],
  ])('stores both uses of one voucher by two devices, %s', async (_, first, second) => {
    const voucher = newVoucher();
    expect(await upload(other, [scanned(voucher, ago(first * MINUTE))])).toMatchObject([REDEEMED]);
    const scan = scanned(voucher, ago(second * MINUTE));
    expect(await upload(till, [scan])).toEqual([conflict('already')]);
    expect(await upload(till, [scan])).toEqual([conflict('already')]);
    const voucherOf = { id: voucher.id };
    expect(recordsOf(till)).toMatchObject([
      { kind: 'conflict', isOffline: true, voucher: voucherOf },
    ]);
  });

  it('finds the redemption of a scan whose reply was lost before the connection was', async () => {
    const scan = scanned(newVoucher());
    const { nonce, code, customerNumber } = scan;
    const reply = await till.call('till-redeem', { nonce, voucher: { code }, customerNumber });
    expect(await upload(till, [scan])).toEqual([reply]);
  });

  it.each([
    ['a day late', -DAY],
    ['a day early', DAY],
  ])('corrects a clock that is %s', async (_, error) => {
    const wrong = (time: Date) => new Date(time.getTime() + error);
    const scan = scanned(newVoucher(), wrong(ago(MINUTE)));
    await upload(till, [scan], { sentAt: wrong(new Date()).toISOString() });
    expect(distanceFrom(ago(MINUTE))).toBeLessThan(5_000);
  });

  it('redeems a voucher that was valid at the time of the scan, and has ended since', async () => {
    const voucher = newVoucher({ validFrom: inDays(-9), validUntil: ago(30 * HOUR).toISOString() });
    expect(await upload(till, [scanned(voucher, ago(60 * HOUR))])).toMatchObject([REDEEMED]);
  });

  it('records a scan that the device refused, and a conflict for one that it should have refused', async () => {
    const refused = scanned(newVoucher(), new Date(), 'online-only');
    const ended = scanned(newVoucher({ validUntil: inDays(-2) }));
    expect(await upload(till, [refused, ended])).toEqual([NOTED, conflict('expired')]);
    expect(recordsOf(till)).toMatchObject([
      { kind: 'refused', reason: 'online-only' },
      { kind: 'conflict', reason: 'expired' },
    ]);
  });

  it('of a queue of 150 scans, in three requests, keeps their order', async () => {
    const vouchers = Array.from({ length: 10 }, () => newVoucher());
    const scans = Array.from({ length: 150 }, (_, index) =>
      scanned(
        vouchers[index % 10] as StoredVoucher,
        new Date(ago(8 * HOUR).getTime() + index * 1_000),
      ),
    );
    const outcomes = [];
    for (let from = 0; from < scans.length; from += MAX_UPLOAD) {
      outcomes.push(...(await upload(till, scans.slice(from, from + MAX_UPLOAD))));
    }
    const kinds = outcomes.map(({ outcome }) => outcome);
    expect(kinds).toEqual([...Array(10).fill('redeemed'), ...Array(140).fill('conflict')]);
  });
});

describe('a revoked device', () => {
  beforeEach(() => change(store.devices, till.deviceId, { revokedAt: new Date().toISOString() }));

  it('stores its scans as conflicts, which redeem nothing', async () => {
    const voucher = newVoucher();
    expect(await upload(till, [scanned(voucher)])).toEqual([conflict('device-revoked')]);
    const redemption = till.call('till-redeem', scanOf(voucher, record));
    await expect(redemption).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await other.call('till-redeem', scanOf(voucher, record))).toMatchObject(REDEEMED);
  });

  it('reports a thousand scans a day at most', async () => {
    const scan = scanned(newVoucher());
    for (let calls = 0; calls < 20; calls += 1) await upload(till, [scan]);
    await expect(upload(till, [scan])).rejects.toMatchObject({ code: 'resource-exhausted' });
  });
});

describe('a scan that the device took back', () => {
  it('is redeemed and reversed, at the real times, once', async () => {
    const voucher = newVoucher();
    const scan = takenBack(scanned(voucher, ago(8 * HOUR)), 9);
    const outcomes = await upload(till, [scan]);
    expect(outcomes).toMatchObject([{ ...REDEEMED, ...reversed }]);
    expect(await upload(till, [scan])).toEqual(outcomes);
    expect(await upload(other, [scanned(voucher)])).toMatchObject([REDEEMED]);
    expect(recordsOf(till)).toEqual([]);
  });

  it('is reversed after it was uploaded', async () => {
    const scan = scanned(newVoucher(), ago(5 * MINUTE));
    expect(await upload(till, [scan])).toMatchObject([unreversed]);
    expect(await upload(till, [takenBack(scan, 4)])).toMatchObject([reversed]);
    expect(await upload(till, [scan])).toMatchObject([reversed]);
  });

  it('is not reversed after ten minutes', async () => {
    const scan = takenBack(scanned(newVoucher(), ago(HOUR)), 11);
    expect(await upload(till, [scan])).toMatchObject([unreversed]);
  });

  it('is no conflict: the member was not served', async () => {
    const voucher = newVoucher();
    await upload(other, [scanned(voucher, ago(2 * MINUTE))]);
    const scan = takenBack(scanned(voucher, ago(MINUTE)), 0.5);
    expect(await upload(till, [scan])).toEqual([NOTED]);
    expect(recordsOf(till)).toMatchObject([{ kind: 'refused', reason: 'already' }]);
  });

  it('closes a conflict that is stored already', async () => {
    const voucher = newVoucher();
    await upload(other, [scanned(voucher)]);
    const scan = scanned(voucher, ago(20 * MINUTE));
    const late = takenBack(scan, 11);
    expect(await upload(till, [scan])).toEqual([conflict('already')]);
    expect(await upload(till, [late])).toEqual([conflict('already')]);
    const [{ reversal: _, ...fact } = {}] = recordsOf(till);
    expect(await upload(till, [takenBack(scan, 1)])).toEqual([NOTED]);
    expect(await upload(till, [takenBack(scan, 1)])).toEqual([NOTED]);
    expect(recordsOf(till)).toMatchObject([{ ...fact, reversal: { reason: 'not-served' } }]);
  });
});

describe('the claimed time of a reversal of a redemption with a connection', () => {
  /** A scan of yesterday that the server knows, after the device's last connection at this time. */
  async function known(lastSyncAt: Date) {
    const scan = scanned(newVoucher());
    const { nonce, code, customerNumber } = scan;
    const reply = await till.call('till-redeem', { nonce, voucher: { code }, customerNumber });
    const redemptionId = reply.outcome === 'redeemed' ? reply.redemption.id : '';
    const at = inDays(-1);
    change(store.redemptions, redemptionId, { at, recordedAt: at });
    change(store.devices, till.deviceId, { lastSyncAt: lastSyncAt.toISOString() });
    return { redemptionId, back: takenBack({ ...scan, at }, 9) };
  }

  it('counts if the device has had no connection since', async () => {
    const { back } = await known(ago(DAY));
    expect(await upload(till, [back])).toMatchObject([reversed]);
  });

  it('does not count before the last connection, which would have reported it', async () => {
    const { back } = await known(new Date());
    expect(await upload(till, [back])).toMatchObject([unreversed]);
  });

  it('is not dated back by a day after the server said that it is too late', async () => {
    const { redemptionId, back } = await known(ago(DAY));
    const reply = await till.call('till-reverse', { redemptionId, reason: 'not-served' });
    expect(reply).toMatchObject({ reason: 'too-late' });
    expect(await upload(till, [back])).toMatchObject([unreversed]);
    expect(await upload(till, [back])).toMatchObject([unreversed]);
    expect(recordsOf(till)).toMatchObject([{ kind: 'conflict', reason: 'too-late' }]);
  });
});

describe('the claimed time of a scan', () => {
  it.each([
    ['older than the longest time offline', ago(UPLOAD_DAYS * DAY + HOUR)],
    ['of two months ago', ago(60 * DAY)],
    ['of the year 1', new Date('0001-01-01T00:00:00Z')],
    ['of the year 0', new Date('0000-01-01T00:00:00Z')],
  ])('%s redeems nothing, and is a conflict', async (_, at) => {
    const validUntil = new Date(Math.max(at.getTime(), 0) + DAY).toISOString();
    const voucher = newVoucher({ validFrom: new Date(0).toISOString(), validUntil });
    expect(await upload(till, [scanned(voucher, at)])).toEqual([conflict('too-old')]);
    expect(recordsOf(till)).toMatchObject([{ kind: 'conflict', reason: 'too-old' }]);
    expect(store.redemptions.size).toBe(0);
  });

  it('before the device was enrolled redeems nothing', async () => {
    change(store.devices, till.deviceId, { enrolledAt: ago(2 * HOUR).toISOString() });
    const scans = [3, 1].map((hours) => scanned(newVoucher(), ago(hours * HOUR)));
    expect(await upload(till, scans)).toMatchObject([conflict('too-old'), REDEEMED]);
  });
});

describe('an odd entry of an upload', () => {
  const ODD: readonly (readonly [string, (scan: OfflineScan) => unknown, string])[] = [
    ['a code of 501 characters', (scan) => ({ ...scan, code: 'A'.repeat(501) }), 'conflict'],
    ['a number of 141', (scan) => ({ ...scan, customerNumber: '1'.repeat(141) }), 'conflict'],
    ['a time that is none', (scan) => ({ ...scan, at: 'yesterday' }), 'conflict'],
    ['an unknown field', (scan) => ({ ...scan, more: 1 }), 'conflict'],
    ['a refusal', (scan) => ({ ...scan, code: '', refusal: 'forged' }), 'noted'],
    ['nothing', () => null, 'noted'],
    ['a text', () => 'scan', 'noted'],
  ];
  it.each(ODD)('with %s stops no other, and is kept for the manager', async (_, odd, outcome) => {
    const [before, after] = [scanned(newVoucher()), scanned(newVoucher())];
    const entry = odd(scanned(newVoucher()));
    const outcomes = await upload(till, [before, entry, after]);
    expect(outcomes.map((each) => each.outcome)).toEqual(['redeemed', outcome, 'redeemed']);
    expect(await upload(till, [before, entry, after])).toEqual(outcomes);
    const kind = outcome === 'conflict' ? 'conflict' : 'refused';
    const invalid = JSON.stringify(entry);
    expect(recordsOf(till)).toMatchObject([
      { kind, reason: 'invalid', isOffline: true, voucher: null, invalid },
    ]);
  });

  it('that the store fails to take waits for the next upload, and stops no other', async () => {
    const [used, free] = [scanned(newVoucher()), scanned(newVoucher())];
    const outcomes = async (options?: object) =>
      (await upload(till, [used, free], options)).map(({ outcome }) => outcome);
    const { redemptions } = deployedDependencies.services;
    const redeem = vi.mocked(redemptions.redeem);
    redeem.mockRejectedValueOnce(new Error('The store fails.'));
    expect(await outcomes()).toEqual(['later', 'redeemed']);
    redeem.mockRejectedValueOnce(new Error('The store fails.'));
    const old = outcomes({});
    await expect(old, 'a version that removes every entry').rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await outcomes()).toEqual(['redeemed', 'redeemed']);
  });
});
