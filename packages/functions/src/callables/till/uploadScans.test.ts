import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../../testing/calls/client.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { enrolledAgo } from '../../../testing/till/enrolledAgo.ts';
import { dayOf, scanBy, takenBack, upload } from '../../../testing/till/scans.ts';
import { newTill } from '../../../testing/till/staff.ts';
import { codeOf, newVoucher, type TestVoucher } from '../../../testing/till/vouchers.ts';
import { MAX_UPLOAD } from '../../contract/till/uploadScans.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Till = Awaited<ReturnType<typeof newTill>>;

let one: Till;
let other: Till;
let manager: Till;
let member: AddedMember;
beforeAll(async () => {
  [one, other, manager, member] = await Promise.all([
    newTill(),
    newTill(),
    newTill({ role: 'manager' }),
    freshMember(),
  ]);
  await Promise.all([one, other].map(({ device }) => enrolledAgo(device, 100)));
});

const scanOf = scanBy(() => member);

describe('till-uploadScans', () => {
  it('redeems what a device accepted, at its real time, and repeats its reply', async () => {
    const voucher = await newVoucher(member);
    const at = new Date(Date.now() - MINUTE);
    const scan = scanOf(voucher, at);
    const outcomes = await upload(one, [scan]);
    expect(outcomes).toMatchObject([
      { outcome: 'redeemed', redemption: { voucher: { id: voucher.id }, isOffline: true } },
    ]);
    const [first] = outcomes;
    const stored = first?.outcome === 'redeemed' ? Date.parse(first.redemption.at) : 0;
    expect(Math.abs(stored - at.getTime())).toBeLessThan(5_000);
    expect(await upload(one, [scan])).toEqual(outcomes);
  });

  it.each([
    ['in the order of the scans', false],
    ['in the other order', true],
  ])('stores both redemptions of one voucher by two devices, uploaded %s', async (_, isSwapped) => {
    const voucher = await newVoucher(member);
    const scans = [
      { till: one, scan: scanOf(voucher, new Date(Date.now() - 2 * MINUTE)) },
      { till: other, scan: scanOf(voucher, new Date(Date.now() - MINUTE)) },
    ];
    const [first, second] = isSwapped ? scans.toReversed() : scans;
    if (!first || !second) throw new Error('There are two scans.');
    expect(await upload(first.till, [first.scan])).toMatchObject([{ outcome: 'redeemed' }]);
    const conflict = [{ outcome: 'conflict', reason: 'already' }];
    expect(await upload(second.till, [second.scan])).toEqual(conflict);
    expect(await upload(second.till, [second.scan])).toEqual(conflict);
    const { records } = await dayOf(manager);
    expect(records.filter(({ voucherId }) => voucherId === voucher.id)).toMatchObject([
      { kind: 'conflict', deviceId: second.till.device.deviceId, isOffline: true },
    ]);
  });

  it('finds the redemption of a scan whose reply was lost before the connection was', async () => {
    const voucher = await newVoucher(member);
    const scan = scanOf(voucher);
    const { nonce, code, customerNumber } = scan;
    const request = { nonce, voucher: { code }, customerNumber };
    const reply = await one.client.call('till-redeem', request);
    expect(await upload(one, [scan])).toEqual([reply]);
  });

  describe('of a scan that the device took back', () => {
    it('redeems and reverses, at the real times, once', async () => {
      const voucher = await newVoucher(member);
      const scan = takenBack(scanOf(voucher, new Date(Date.now() - 8 * HOUR)), 9);
      const outcomes = await upload(one, [scan]);
      const reversal = { reason: 'not-served' };
      expect(outcomes).toMatchObject([{ outcome: 'redeemed', redemption: { reversal } }]);
      expect(await upload(one, [scan])).toEqual(outcomes);
      expect(await upload(other, [scanOf(voucher)])).toMatchObject([{ outcome: 'redeemed' }]);
      const { records } = await dayOf(manager);
      expect(records.filter(({ voucherId }) => voucherId === voucher.id)).toEqual([]);
    });

    it('reverses what is uploaded already', async () => {
      const voucher = await newVoucher(member);
      const scan = scanOf(voucher, new Date(Date.now() - 5 * MINUTE));
      expect(await upload(one, [scan])).toMatchObject([{ redemption: { reversal: null } }]);
      const back = [{ redemption: { reversal: { reason: 'not-served' } } }];
      expect(await upload(one, [takenBack(scan, 4)])).toMatchObject(back);
      expect(await upload(one, [scan])).toMatchObject(back);
    });

    it('reverses nothing after ten minutes', async () => {
      const voucher = await newVoucher(member);
      const scan = takenBack(scanOf(voucher, new Date(Date.now() - HOUR)), 11);
      expect(await upload(one, [scan])).toMatchObject([{ redemption: { reversal: null } }]);
    });

    it('is no conflict: the member was not served', async () => {
      const voucher = await newVoucher(member);
      await upload(other, [scanOf(voucher, new Date(Date.now() - 2 * MINUTE))]);
      const scan = takenBack(scanOf(voucher, new Date(Date.now() - MINUTE)), 0.5);
      expect(await upload(one, [scan])).toEqual([{ outcome: 'noted' }]);
      const { records } = await dayOf(manager);
      expect(records.filter(({ voucherId }) => voucherId === voucher.id)).toMatchObject([
        { kind: 'refused', reason: 'already' },
      ]);
    });
  });

  it.each([
    ['a day late', -24 * HOUR],
    ['a day early', 24 * HOUR],
  ])('corrects a clock that is %s', async (_, error) => {
    const voucher = await newVoucher(member);
    const wrong = (time: number) => new Date(time + error);
    const scan = scanOf(voucher, wrong(Date.now() - MINUTE));
    const [outcome] = await upload(one, [scan], { sentAt: wrong(Date.now()).toISOString() });
    const at = outcome?.outcome === 'redeemed' ? Date.parse(outcome.redemption.at) : 0;
    expect(Math.abs(at - (Date.now() - MINUTE))).toBeLessThan(5_000);
  });

  it('accepts a voucher that was valid at the time of the scan, and has ended since', async () => {
    const validUntil = new Date(Date.now() - 30 * HOUR);
    const voucher = await newVoucher(member, { validFrom: new Date(0), validUntil });
    const outcomes = await upload(one, [scanOf(voucher, new Date(Date.now() - 60 * HOUR))]);
    expect(outcomes).toMatchObject([{ outcome: 'redeemed' }]);
  });

  it('records a scan that the device refused, and a conflict for one that it should have refused', async () => {
    const [refused, ended] = await Promise.all([
      newVoucher(member),
      newVoucher(member, { validUntil: new Date(Date.now() - 48 * HOUR) }),
    ]);
    expect(await upload(one, [scanOf(refused, new Date(), 'online-only'), scanOf(ended)])).toEqual([
      { outcome: 'noted' },
      { outcome: 'conflict', reason: 'expired' },
    ]);
    const { records } = await dayOf(manager);
    const of = (voucher: TestVoucher) => records.find(({ voucherId }) => voucherId === voucher.id);
    expect(of(refused)).toMatchObject({ kind: 'refused', reason: 'online-only' });
    expect(of(ended)).toMatchObject({ kind: 'conflict', reason: 'expired' });
  });

  it('stores the scans of a revoked device as conflicts, which redeem nothing', async () => {
    const lost = await newTill();
    await manager.client.call('till-revokeDevice', { deviceId: lost.device.deviceId });
    const voucher = await newVoucher(member);
    expect(await upload(lost, [scanOf(voucher)])).toEqual([
      { outcome: 'conflict', reason: 'device-revoked' },
    ]);
    const scan = {
      nonce: randomUUID(),
      voucher: { code: codeOf(voucher, member) },
      customerNumber: member.customerNumber,
    };
    expect(await statusOf(lost.client.call('till-redeem', scan))).toBe('permission-denied');
    expect(await one.client.call('till-redeem', scan)).toMatchObject({ outcome: 'redeemed' });
  });

  it('stores a queue of 150 scans, in three requests, in order', async () => {
    const till = await newTill();
    await enrolledAgo(till.device, 100);
    const vouchers = await Promise.all(Array.from({ length: 10 }, () => newVoucher(member)));
    const scans = Array.from({ length: 150 }, (_, index) =>
      scanOf(vouchers[index % 10] as TestVoucher, new Date(Date.now() - 8 * HOUR + index * 1_000)),
    );
    const outcomes = [];
    for (let from = 0; from < scans.length; from += MAX_UPLOAD) {
      outcomes.push(...(await upload(till, scans.slice(from, from + MAX_UPLOAD))));
    }
    const kinds = outcomes.map(({ outcome }) => outcome);
    expect(kinds.slice(0, 10)).toEqual(Array(10).fill('redeemed'));
    expect(kinds.slice(10)).toEqual(Array(140).fill('conflict'));
  });
});

describe('till-sync', () => {
  it('returns keys, offline vouchers and the uses of the casino, then only what changed', async () => {
    const [offline, online] = await Promise.all([
      newVoucher(member, { offline: true }),
      newVoucher(member),
    ]);
    const all = { since: null, withVouchers: true, waiting: 3 };
    const first = await one.client.call('till-sync', all);
    const listed = first.vouchers?.map(({ voucher }) => voucher.id);
    expect(listed).toContain(offline.id);
    expect(listed).toContain('venue-6-masterclass');
    expect(listed).not.toContain(online.id);
    expect(first.keys).toHaveLength(1);
    await upload(one, [scanOf(offline)]);
    const second = await other.client.call('till-sync', {
      since: first.now,
      withVouchers: false,
      waiting: 0,
    });
    expect(second.vouchers).toBeNull();
    expect(second.uses).toContainEqual(
      expect.objectContaining({ voucherId: offline.id, isReversed: false }),
    );
    const again = await one.client.call('till-sync', all);
    expect(again.vouchers?.map(({ voucher }) => voucher.id)).not.toContain(offline.id);
    const { devices } = await dayOf(manager);
    const device = devices.find(({ id }) => id === one.device.deviceId);
    expect(device).toMatchObject({ waiting: 3, revokedAt: null });
    expect(Date.parse(device?.lastSyncAt ?? '')).toBeGreaterThan(Date.now() - MINUTE);
  });
});
