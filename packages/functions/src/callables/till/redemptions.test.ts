import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { signedIn, statusOf } from '../../../testing/calls/client.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { newTill } from '../../../testing/till/staff.ts';
import { codeOf, newVoucher, type TestVoucher } from '../../../testing/till/vouchers.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';

// The vouchers of one member on their way through the callables of three tills. The rules are those of `domain/till`.

const DAY_MS = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
type Till = Awaited<ReturnType<typeof newTill>>;

const database = openDatabase();
let member: AddedMember;
let one: Till;
let other: Till;
let manager: Till;
beforeAll(async () => {
  [member, one, other, manager] = await Promise.all([
    freshMember(),
    newTill(),
    newTill(),
    newTill({ role: 'manager' }),
  ]);
  for (const { device } of [one, other]) {
    await database.doc(`tillDevices/${device.deviceId}`).update({ enrolledAt: ago(30) });
  }
});

function redeem({ client }: Till, voucher: TestVoucher) {
  const { customerNumber } = member;
  const code = codeOf(voucher, member);
  return client.call('till-redeem', { nonce: randomUUID(), voucher: { code }, customerNumber });
}

async function upload({ client }: Till, voucher: TestVoucher, at = new Date()) {
  const { customerNumber } = member;
  const scan = {
    nonce: randomUUID(),
    code: codeOf(voucher, member),
    customerNumber,
    refusal: null,
  };
  const scans = [{ ...scan, at: at.toISOString() }];
  const request = { sentAt: new Date().toISOString(), scans };
  return (await client.call('till-uploadScans', request)).outcomes;
}

const dayOf = (at = new Date()) => manager.client.call('till-getDay', { day: venueDay(at) });

async function shown(voucher: TestVoucher) {
  const { email, location, crmId } = member;
  const client = await signedIn(email);
  const { records } = await client.call('vouchers-getAllVouchers', { location, crmId });
  return records.find(({ id }) => id === voucher.id)?.status;
}

it('a voucher is redeemed, refused and taken back, and its redemption is never changed', async () => {
  const voucher = await newVoucher(member);
  const reply = await redeem(one, voucher);
  const redemptionId = reply.outcome === 'redeemed' ? reply.redemption.id : '';
  expect(await redeem(other, voucher)).toMatchObject({ outcome: 'already', venueId: 6 });
  expect(await shown(voucher)).toBe('used');
  const fact = database.doc(`redemptions/${redemptionId}`);
  const before = (await fact.get()).data();
  const request = { redemptionId, reason: 'not-served' } as const;
  expect(await one.client.call('till-reverse', request)).toMatchObject({ outcome: 'reversed' });
  expect(await shown(voucher)).toBe('available');
  expect((await fact.get()).data()).toEqual(before);
});

it('a till loads keys, offline vouchers and the uses of the casino, then only what changed', async () => {
  const [offline, online] = [await newVoucher(member, { offline: true }), await newVoucher(member)];
  const request = { since: null, withVouchers: true, waiting: 3 };
  const first = await one.client.call('till-sync', request);
  const listed = first.vouchers?.map(({ voucher }) => voucher.id);
  expect(listed).toEqual(expect.arrayContaining([offline.id, 'venue-6-masterclass']));
  expect(listed).not.toContain(online.id);
  expect(first.keys).toHaveLength(1);
  expect(await upload(one, offline)).toMatchObject([{ outcome: 'redeemed' }]);
  const changes = { since: first.now, withVouchers: false, waiting: 0 };
  const second = await other.client.call('till-sync', changes);
  expect(second.vouchers).toBeNull();
  expect(second.uses).toContainEqual(
    expect.objectContaining({ voucherId: offline.id, isReversed: false }),
  );
  const again = await one.client.call('till-sync', request);
  expect(again.vouchers?.map(({ voucher }) => voucher.id)).not.toContain(offline.id);
  const device = (await dayOf()).devices.find(({ id }) => id === one.device.deviceId);
  expect(device).toMatchObject({ waiting: 3, revokedAt: null });
  expect(Date.parse(device?.lastSyncAt ?? '')).toBeGreaterThan(ago(0.01).getTime());
});

it('a manager sees an upload on the day of its arrival, and a conflict for a year', async () => {
  const voucher = await newVoucher(member, { validFrom: new Date(0) });
  const ofVoucher = ({ voucherId }: { readonly voucherId: string | null }) =>
    voucherId === voucher.id;
  const scannedAt = ago(3);
  await upload(one, voucher, scannedAt);
  expect(await upload(other, voucher, new Date(0))).toMatchObject([{ reason: 'too-old' }]);
  const [today, then] = [await dayOf(), await dayOf(scannedAt)];
  const uses = today.redemptions.filter((each) => each.voucher.id === voucher.id);
  expect(uses).toMatchObject([{ isOffline: true, deviceId: one.device.deviceId }]);
  expect(Math.abs(Date.parse(uses[0]?.at ?? '') - scannedAt.getTime())).toBeLessThan(5_000);
  expect(then.redemptions.map(({ id }) => id)).not.toContain(uses[0]?.id);
  const [record, ...more] = today.records.filter(ofVoucher);
  expect(more).toEqual([]);
  expect(record).toMatchObject({ kind: 'conflict', deviceId: other.device.deviceId });
  const stored = await database.doc(`tillRecords/${record?.id}`).get();
  expect(stored.get('removeAt').toDate().getTime()).toBeGreaterThan(ago(-360).getTime());
});

it('a device that a manager revokes redeems nothing more', async () => {
  const [lost, voucher] = [await newTill(), await newVoucher(member)];
  await manager.client.call('till-revokeDevice', { deviceId: lost.device.deviceId });
  expect(await upload(lost, voucher)).toEqual([{ outcome: 'conflict', reason: 'device-revoked' }]);
  expect(await statusOf(redeem(lost, voucher))).toBe('permission-denied');
});
