import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { statusOf } from '../../../testing/calls/client.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { enrolledAgo } from '../../../testing/till/enrolledAgo.ts';
import { dayOf, scanBy, takenBack, upload as uploadTo } from '../../../testing/till/scans.ts';
import { newTill } from '../../../testing/till/staff.ts';
import { newVoucher, type TestVoucher } from '../../../testing/till/vouchers.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';
import { type OfflineScan, UPLOAD_DAYS } from '../../contract/till/uploadScans.ts';

// What no honest till sends, or only an old one: no entry stops another, and a claimed time has limits.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (time: number) => new Date(Date.now() - time);

const database = openDatabase();
type Till = Awaited<ReturnType<typeof newTill>>;

let till: Till;
let manager: Till;
let member: AddedMember;
beforeAll(async () => {
  [manager, member] = await Promise.all([newTill({ role: 'manager' }), freshMember()]);
});
beforeEach(async () => {
  till = await newTill();
  await enrolledAgo(till.device, 1_000);
});

const scanOf = scanBy(() => member);
/** The page of today, unless `version` says otherwise. */
const upload = (to: Till, scans: unknown[], version: object = { keepsLater: true }) =>
  uploadTo(to, scans, version);

/** What a manager sees of the till today. */
async function seen() {
  const { records, redemptions } = await dayOf(manager);
  const isOfTill = ({ deviceId }: { readonly deviceId: string }) =>
    deviceId === till.device.deviceId;
  return { records: records.filter(isOfTill), redemptions: redemptions.filter(isOfTill) };
}

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
    const [before, after] = [await newVoucher(member), await newVoucher(member)];
    const entry = odd(scanOf(before));
    const scans = [scanOf(before), entry, scanOf(after)];
    const outcomes = await upload(till, scans);
    expect(outcomes.map((each) => each.outcome)).toEqual(['redeemed', outcome, 'redeemed']);
    expect(await upload(till, scans)).toEqual(outcomes);
    const { records } = await seen();
    const kind = outcome === 'conflict' ? 'conflict' : 'refused';
    expect(records).toMatchObject([{ kind, reason: 'invalid', isOffline: true, title: null }]);
    const stored = await database.doc(`tillRecords/${records[0]?.id}`).get();
    expect(stored.get('invalid')).toBe(JSON.stringify(entry));
  });

  it('that the store fails to take waits for the next upload, and stops no other', async () => {
    const [used, free] = [await newVoucher(member), await newVoucher(member)];
    // A record that no till can have written.
    await database.doc(`vouchers/${used.id}`).update({ usedAt: new Date(), redemptionId: 'gone' });
    await database.doc(`vouchers/${used.id}`).update({ usedAt: null, redemptionId: 5 });
    const scans = [scanOf(used), scanOf(free)];
    expect((await upload(till, scans)).map(({ outcome }) => outcome)).toEqual([
      'later',
      'redeemed',
    ]);
    const old = upload(till, scans, {});
    expect(await statusOf(old), 'a version that removes every entry').toBe('unavailable');
    await database.doc(`vouchers/${used.id}`).update({ redemptionId: null });
    expect((await upload(till, scans)).map(({ outcome }) => outcome)).toEqual([
      'redeemed',
      'redeemed',
    ]);
  });
});

describe('the claimed time of a scan', () => {
  it.each([
    ['older than the longest time offline', new Date(Date.now() - UPLOAD_DAYS * DAY - HOUR)],
    ['of two months ago', ago(60 * DAY)],
    ['of the year 1', new Date('0001-01-01T00:00:00Z')],
    ['of the year 0', new Date('0000-01-01T00:00:00Z')],
  ])('%s redeems nothing, and is a conflict of the day of its arrival', async (_, at) => {
    const voucher = await newVoucher(member, {
      validFrom: new Date(0),
      validUntil: new Date(Math.max(at.getTime(), 0) + DAY),
    });
    const scan = scanOf(voucher, at);
    expect(await upload(till, [scan])).toEqual([{ outcome: 'conflict', reason: 'too-old' }]);
    expect((await seen()).records).toMatchObject([{ kind: 'conflict', reason: 'too-old' }]);
    const [{ id } = { id: '' }] = (await seen()).records;
    const removeAt = (await database.doc(`tillRecords/${id}`).get()).get('removeAt').toDate();
    expect(removeAt.getTime(), 'a year from now').toBeGreaterThan(Date.now() + 360 * DAY);
  });

  it('before the device was enrolled redeems nothing', async () => {
    await enrolledAgo(till.device, 2);
    const [early, late] = [await newVoucher(member), await newVoucher(member)];
    const outcomes = await upload(till, [scanOf(early, ago(3 * HOUR)), scanOf(late, ago(HOUR))]);
    expect(outcomes).toMatchObject([
      { outcome: 'conflict', reason: 'too-old' },
      { outcome: 'redeemed' },
    ]);
  });

  it('is beside the time of arrival, which decides the day', async () => {
    const at = ago(3 * DAY);
    await upload(till, [scanOf(await newVoucher(member, { validFrom: new Date(0) }), at)]);
    const { redemptions } = await seen();
    expect(redemptions).toHaveLength(1);
    const [redemption] = redemptions;
    expect(Math.abs(Date.parse(redemption?.at ?? '') - at.getTime())).toBeLessThan(5_000);
    expect(Date.parse(redemption?.recordedAt ?? '')).toBeGreaterThan(Date.now() - MINUTE);
    const then = await manager.client.call('till-getDay', { day: venueDay(at) });
    expect(then.redemptions.filter(({ id }) => id === redemption?.id)).toEqual([]);
  });
});

describe('the claimed time of a reversal', () => {
  const online = async (voucher: TestVoucher) => {
    const scan = scanOf(voucher);
    const { nonce, code, customerNumber } = scan;
    const request = { nonce, voucher: { code }, customerNumber };
    const reply = await till.client.call('till-redeem', request);
    if (reply.outcome !== 'redeemed') throw new Error(`The scan was ${reply.outcome}.`);
    const { id } = reply.redemption;
    const moved = ago(DAY);
    await database.doc(`redemptions/${id}`).update({ at: moved, recordedAt: moved });
    return { id, scan: { ...scan, at: moved.toISOString() } };
  };
  const connectedAgo = (time: number) =>
    database.doc(`tillDevices/${till.device.deviceId}`).update({ lastSyncAt: ago(time) });

  it('is not dated back by a day after the server said that it is too late', async () => {
    await connectedAgo(DAY);
    const { id, scan } = await online(await newVoucher(member));
    const reversal = { redemptionId: id, reason: 'not-served' } as const;
    expect(await till.client.call('till-reverse', reversal)).toMatchObject({ reason: 'too-late' });
    const unreversed = [{ outcome: 'redeemed', redemption: { reversal: null } }];
    expect(await upload(till, [takenBack(scan, 9)])).toMatchObject(unreversed);
    expect(await upload(till, [takenBack(scan, 9)])).toMatchObject(unreversed);
    expect((await seen()).records).toMatchObject([{ kind: 'conflict', reason: 'too-late' }]);
  });

  it('is not before the last connection of the device, which would have reported it', async () => {
    const { scan } = await online(await newVoucher(member));
    await till.client.call('till-sync', { since: null, withVouchers: false, waiting: 0 });
    expect(await upload(till, [takenBack(scan, 9)])).toMatchObject([
      { redemption: { reversal: null } },
    ]);
  });

  it('counts if the device has had no connection since', async () => {
    await connectedAgo(DAY);
    const { scan } = await online(await newVoucher(member));
    expect(await upload(till, [takenBack(scan, 9)])).toMatchObject([
      { redemption: { reversal: { reason: 'not-served' } } },
    ]);
  });

  it('closes a conflict that is stored already: nobody was served', async () => {
    const voucher = await newVoucher(member);
    await upload(manager, [scanOf(voucher)]);
    const scan = scanOf(voucher, ago(20 * MINUTE));
    expect(await upload(till, [scan])).toMatchObject([{ outcome: 'conflict' }]);
    expect(await upload(till, [takenBack(scan, 11)]), 'too late').toMatchObject([
      { outcome: 'conflict' },
    ]);
    const fact = await database.doc(`tillRecords/${(await seen()).records[0]?.id}`).get();
    expect(await upload(till, [takenBack(scan, 1)])).toEqual([{ outcome: 'noted' }]);
    expect(await upload(till, [takenBack(scan, 1)])).toEqual([{ outcome: 'noted' }]);
    expect((await seen()).records).toMatchObject([
      { kind: 'conflict', reversal: { reason: 'not-served' } },
    ]);
    expect((await fact.ref.get()).data()).toEqual(fact.data());
  });
});

it('a revoked device reports a thousand scans a day at most', async () => {
  await manager.client.call('till-revokeDevice', { deviceId: till.device.deviceId });
  const voucher = await newVoucher(member);
  for (let calls = 0; calls < 20; calls += 1) await upload(till, [scanOf(voucher)]);
  expect(await statusOf(upload(till, [scanOf(voucher)]))).toBe('resource-exhausted');
});
