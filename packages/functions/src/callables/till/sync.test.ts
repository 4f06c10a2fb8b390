import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import type { Client } from '../../../testing/calls/client.ts';
import { statusOf } from '../../../testing/calls/client.ts';
import { newTill } from '../../../testing/till/staff.ts';
import { useOf as newVoucherUse, storedVoucher } from '../../../testing/till/uses.ts';
import { firestoreRedemptions } from '../../adapters/firestore/till/redemptions.ts';
import { type KnownUse, MAX_SYNCED, SYNC_DAYS } from '../../contract/till/sync.ts';

// A casino without members, offers or other uses.
const VENUE = 91;
const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

const database = openDatabase();
const redemptions = firestoreRedemptions(
  () => database,
  async () => database,
);

let till: Client;
beforeAll(async () => {
  till = (await newTill({ venueId: VENUE })).client;
});

async function newUse(recordedAt: Date): Promise<string> {
  const id = `sync-${randomUUID()}`;
  await database.doc(`vouchers/${id}`).set({ ...storedVoucher(id), location: VENUE });
  await redemptions.redeem({ ...newVoucherUse(id, id), venueId: VENUE });
  await database.doc(`redemptions/${id}`).update({ recordedAt });
  return id;
}

/** Everything that a till loads, page after page. */
async function loaded(since: string | null): Promise<KnownUse[]> {
  const request = { since, withVouchers: false, waiting: 0 };
  const first = await till.call('till-sync', request);
  const uses = [...first.uses];
  for (let cursor = first.next; cursor !== null; ) {
    const reply: typeof first = await till.call('till-sync', { ...request, cursor });
    uses.push(...reply.uses);
    cursor = reply.next;
  }
  return uses;
}
const idsOf = (uses: readonly KnownUse[]) => uses.map(({ redemptionId }) => redemptionId);

it('gives a new till the uses of a month, and no till those of years', async () => {
  const [old, recent] = [await newUse(ago(SYNC_DAYS + 1)), await newUse(ago(2))];
  for (const since of [null, '1970-01-01T00:00:00Z']) {
    const ids = idsOf(await loaded(since));
    expect(ids).toContain(recent);
    expect(ids).not.toContain(old);
  }
});

it('gives a till everything if it is more than one reply can have, and what was reversed since', async () => {
  const reversed = await newUse(ago(20));
  const template = (await database.doc(`redemptions/${reversed}`).get()).data();
  const writer = database.bulkWriter();
  const ids = Array.from({ length: MAX_SYNCED + 10 }, () => `sync-${randomUUID()}`);
  for (const [index, id] of ids.entries()) {
    const recordedAt = new Date(ago(10).getTime() + index);
    void writer.create(database.doc(`redemptions/${id}`), { ...template, id, recordedAt });
  }
  await writer.close();
  await redemptions.reverse({
    ...{ redemptionId: reversed, reason: 'other', at: new Date(), deviceId: 'device' },
  } as const);
  const uses = await loaded(ago(11).toISOString());
  expect(new Set(idsOf(uses))).toEqual(
    new Set([...ids, reversed, ...idsOf(await loaded(ago(9).toISOString()))]),
  );
  expect(uses.find(({ redemptionId }) => redemptionId === reversed)?.isReversed).toBe(true);
});

it('lists an offer to everyone only while a till can know all of its uses', async () => {
  const offer = (id: string, validFrom: Date) =>
    database.doc(`vouchers/${id}`).set({
      ...storedVoucher(id),
      ...{ audience: 'everyone', crmId: null, location: VENUE, offline: true },
      validFrom,
      validUntil: ago(-7),
      usedAt: null,
    });
  const [old, young] = [`offer-${randomUUID()}`, `offer-${randomUUID()}`];
  await Promise.all([offer(old, ago(SYNC_DAYS + 1)), offer(young, ago(SYNC_DAYS - 1))]);
  const request = { since: null, withVouchers: true, waiting: 0 };
  const { vouchers } = await till.call('till-sync', request);
  const ids = vouchers?.map(({ voucher }) => voucher.id);
  expect(ids).toContain(young);
  expect(ids).not.toContain(old);
});

it('refuses a cursor that nobody gave out', async () => {
  const request = { since: null, withVouchers: false, waiting: 0, cursor: 'everything' };
  expect(await statusOf(till.call('till-sync', request))).toBe('not-found');
});
