import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedIn } from '../../../testing/calls/client.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { newTill } from '../../../testing/till/staff.ts';
import { codeOf, newVoucher } from '../../../testing/till/vouchers.ts';

const database = openDatabase();
let till: Client;
let member: AddedMember;
beforeAll(async () => {
  till = (await newTill()).client;
  member = await freshMember();
});

async function redeemed() {
  const voucher = await newVoucher(member);
  const scan = () => ({
    nonce: randomUUID(),
    voucher: { code: codeOf(voucher, member) },
    customerNumber: member.customerNumber,
  });
  const reply = await till.call('till-redeem', scan());
  if (reply.outcome !== 'redeemed') throw new Error(`The scan was ${reply.outcome}.`);
  return { voucher, redemptionId: reply.redemption.id, scan };
}

async function statusOf(voucherId: string) {
  const client = await signedIn(member.email);
  const { location, crmId } = member;
  const { records } = await client.call('vouchers-getAllVouchers', { location, crmId });
  return records.find(({ id }) => id === voucherId)?.status;
}

describe('till-reverse', () => {
  it('makes the voucher available again, keeps the redemption, and repeats its reply', async () => {
    const { voucher, redemptionId, scan } = await redeemed();
    const fact = (await database.doc(`redemptions/${redemptionId}`).get()).data();
    const request = { redemptionId, reason: 'not-served' } as const;
    const reply = await till.call('till-reverse', request);
    expect(reply).toMatchObject({
      outcome: 'reversed',
      redemption: { id: redemptionId, reversal: { reason: 'not-served' } },
    });
    expect(await till.call('till-reverse', { ...request, reason: 'other' })).toEqual(reply);
    expect(await statusOf(voucher.id)).toBe('available');
    expect((await database.doc(`redemptions/${redemptionId}`).get()).data()).toEqual(fact);
    expect(await till.call('till-redeem', scan())).toMatchObject({ outcome: 'redeemed' });
    expect(await statusOf(voucher.id)).toBe('used');
    // The reversal of the first redemption says nothing of the second.
    await till.call('till-reverse', request);
    expect(await statusOf(voucher.id)).toBe('used');
  });

  it('is refused to another device, and granted to a manager of the casino', async () => {
    const { redemptionId } = await redeemed();
    const request = { redemptionId, reason: 'wrong-member' } as const;
    const [other, elsewhere, manager] = await Promise.all([
      newTill(),
      newTill({ role: 'manager', venueId: 9 }),
      newTill({ role: 'manager' }),
    ]);
    const refused = (reason: string) => ({ outcome: 'refused', reason });
    expect(await other.client.call('till-reverse', request)).toEqual(refused('too-late'));
    expect(await elsewhere.client.call('till-reverse', request)).toEqual(refused('unknown'));
    expect(await manager.client.call('till-reverse', request)).toMatchObject({
      outcome: 'reversed',
    });
  });

  it('is refused to the same device after ten minutes', async () => {
    const { redemptionId } = await redeemed();
    const old = new Date(Date.now() - 11 * 60_000);
    await database.doc(`redemptions/${redemptionId}`).update({ at: old });
    expect(await till.call('till-reverse', { redemptionId, reason: 'returned' })).toEqual({
      outcome: 'refused',
      reason: 'too-late',
    });
  });

  it('does not know a redemption that does not exist', async () => {
    expect(await till.call('till-reverse', { redemptionId: 'nothing', reason: 'other' })).toEqual({
      outcome: 'refused',
      reason: 'unknown',
    });
  });
});
