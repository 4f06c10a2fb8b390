import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../../testing/backend/database.ts';
import { faultyDatabase } from '../../../../testing/faults/faultyDatabase.ts';
import { storedVoucher, TEST_VENUE, useOf } from '../../../../testing/till/uses.ts';
import { voucherFields } from '../members/vouchers.ts';
import { firestoreRedemptions } from './redemptions.ts';

const WORKER = fileURLToPath(new URL('../../../../testing/till/redeemWorker.ts', import.meta.url));
const FAULTS = { aborted: 0.1, timedOut: 0.1, replyLost: 0.2 };
const VOUCHERS = 100;
const SCANS = 1_000;
const AT_ONCE = 40;

const database = openDatabase();
const service = (of = database) =>
  firestoreRedemptions(
    () => of,
    async () => of,
  );

async function addVouchers(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `till-${randomUUID()}`);
  const batch = database.batch();
  for (const id of ids) {
    batch.set(database.doc(`vouchers/${id}`), voucherFields(storedVoucher(id)));
  }
  await batch.commit();
  return ids;
}

const usedAtOf = async (voucherId: string) =>
  (await database.doc(`vouchers/${voucherId}`).get()).get('usedAt');

it('counts each voucher at most once, and loses nothing, with lost replies, repeats and reversals', async () => {
  const since = new Date();
  const vouchers = await addVouchers(VOUCHERS);
  const faulty = service(faultyDatabase(database, FAULTS, Math.random));
  /** The ids of redemptions that a till got a reply for, and of reversals. */
  const told = new Set<string>();
  const reversed = new Set<string>();

  async function repeatedly<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries === 20) throw error;
      }
    }
  }

  async function scan(index: number): Promise<void> {
    const voucherId = vouchers[index % VOUCHERS] ?? '';
    const id = randomUUID();
    const result = await repeatedly(() => faulty.redeem(useOf(voucherId, id)));
    if (result.status !== 'redeemed') return;
    told.add(id);
    if (index % 3 !== 0) return;
    const reversal = { redemptionId: id, reason: 'other', at: new Date(), deviceId: 'd' } as const;
    await repeatedly(() => faulty.reverse(reversal));
    reversed.add(id);
  }

  for (let from = 0; from < SCANS; from += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => scan(from + index)));
  }

  const page = { after: null, limit: 50_000 };
  const { redemptions, next } = await service().findChangesAt(TEST_VENUE, since, page);
  expect(next).toBeNull();
  const stored = redemptions.filter(({ voucher }) => vouchers.includes(voucher.id));
  expect(new Set(stored.map(({ id }) => id))).toEqual(told);
  expect(new Set(stored.filter((each) => each.reversal).map(({ id }) => id))).toEqual(reversed);
  for (const voucherId of vouchers) {
    const counting = stored.filter((each) => each.voucher.id === voucherId && !each.reversal);
    expect(counting.length).toBeLessThanOrEqual(1);
    expect((await usedAtOf(voucherId)) !== null).toBe(counting.length === 1);
  }
  expect(reversed.size).toBeGreaterThan(10);
});

it('redeems each voucher once if its process is killed and the scans are repeated', async () => {
  const vouchers = await addVouchers(60);
  for (let kills = 0; kills < 2; kills += 1) {
    const worker = fork(WORKER, vouchers);
    await once(worker, 'message');
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  const results = await Promise.all(
    vouchers.map((id) => service().redeem(useOf(id, `scan-${id}`))),
  );
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['redeemed']));
  for (const id of vouchers) {
    const facts = await database.collection('redemptions').where('voucher.id', '==', id).get();
    expect(facts.size).toBe(1);
    expect(await usedAtOf(id)).not.toBeNull();
  }
});
