import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Implementation, implementations } from '../../../testing/memory/implementations.ts';
import { NEW_MEMBER } from '../../../testing/memory/memoryGroup.ts';
import { newPerson, recordOf } from '../../../testing/memory/memoryPeople.ts';
import { DINNER } from '../../../testing/till/uses.ts';
import { toTillVoucher } from '../till/toTillVoucher.ts';
import type { StoredVoucher } from './memberService.ts';
import type { VoucherUse } from './redemptions.ts';

const all = implementations();

describe.each(['memory', 'firestore', 'http'] as const)('RedemptionService in %s', (name) => {
  let by: Implementation;
  let crmId: string;
  beforeEach(async () => {
    by = all[name];
    crmId = await newMember();
  });

  async function newMember(): Promise<string> {
    const id = `crm-${randomUUID()}`;
    const person = recordOf(newPerson());
    await by.addMember({ ...NEW_MEMBER, ...person, id, customer_number: id, home_casino: 6 });
    return id;
  }

  async function newVoucher(changes: Partial<StoredVoucher> = {}): Promise<StoredVoucher> {
    const voucher = { ...DINNER, crmId, id: randomUUID(), ...changes };
    await by.addVoucher(voucher);
    return voucher;
  }

  const newUse = (voucher: StoredVoucher, holder = crmId): VoucherUse => ({
    id: randomUUID(),
    voucher,
    crmId: holder,
    customerNumber: holder,
    venueId: 6,
    at: new Date(),
    isOffline: false,
    deviceId: 'device',
  });
  const reversalOf = ({ id: redemptionId }: VoucherUse) => ({
    redemptionId,
    reason: 'not-served' as const,
    at: new Date(),
    deviceId: 'device',
  });

  it('redeems a voucher once, and repeats its reply', async () => {
    const voucher = await newVoucher();
    const use = newUse(voucher);
    const first = await by.redemptions.redeem(use);
    const { crmId: _, at, ...others } = use;
    expect(first).toEqual({
      status: 'redeemed',
      redemption: {
        ...others,
        at: at.toISOString(),
        voucher: toTillVoucher(voucher),
        recordedAt: expect.any(String),
        reversal: null,
      },
    });
    expect(await by.redemptions.redeem(use)).toEqual(first);
    const other = await by.redemptions.redeem({ ...newUse(voucher), venueId: 9 });
    expect(other).toEqual({ ...first, status: 'already' });
    expect(await by.members.findVoucher(voucher.id)).toMatchObject({
      usedAt: at.toISOString(),
      usedVenueId: 6,
    });
  });

  it('redeems a voucher once for ten tills at once', async () => {
    const voucher = await newVoucher();
    const uses = Array.from({ length: 10 }, () => by.redemptions.redeem(newUse(voucher)));
    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(9).fill('already'), 'redeemed']);
  });

  it('redeems an offer to everyone once for each member', async () => {
    const offer = await newVoucher({ audience: 'everyone', crmId: null });
    const other = await newMember();
    for (const status of ['redeemed', 'already']) {
      expect(await by.redemptions.redeem(newUse(offer))).toMatchObject({ status });
    }
    const [shown] = (await by.members.findVouchersOf({ crmId: other, location: 6 })).filter(
      ({ id }) => id === offer.id,
    );
    expect(shown).toMatchObject({ usedAt: null });
    expect(await by.redemptions.redeem(newUse(offer, other))).toMatchObject({ status: 'redeemed' });
  });

  it('takes a redemption back once, and another of the same voucher stays', async () => {
    const voucher = await newVoucher();
    const use = newUse(voucher);
    await by.redemptions.redeem(use);
    const reversal = reversalOf(use);
    const { at, reason } = reversal;
    const reversed = await by.redemptions.reverse(reversal);
    expect(reversed?.reversal).toEqual({ at: at.toISOString(), reason });
    expect(await by.redemptions.reverse({ ...reversal, reason: 'other' })).toEqual(reversed);
    expect(await by.redemptions.findRedemption(use.id)).toEqual(reversed);
    const again = newUse(voucher);
    expect(await by.redemptions.redeem(again)).toMatchObject({ status: 'redeemed' });
    expect(await by.redemptions.reverse(reversal)).toEqual(reversed);
    expect(await by.redemptions.redeem(newUse(voucher))).toMatchObject({
      status: 'already',
      redemption: { id: again.id, reversal: null },
    });
  });

  it('has no redemption with an unknown id', async () => {
    expect(await by.redemptions.findRedemption('unknown')).toBeNull();
    expect(await by.redemptions.reverse(reversalOf(newUse(DINNER)))).toBeNull();
  });
});
