import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, memoryBackend } from '../../../testing/memory/memoryBackend.ts';
import { newMember } from '../../../testing/memory/memoryPeople.ts';
import { change, type MemberRecord } from '../../../testing/memory/memoryStore.ts';
import { addVoucher, inDays, newTill, scanOf } from '../../../testing/memory/memoryTill.ts';

const store = memoryBackend();
let record: MemberRecord;
let login: Caller;
beforeEach(async () => {
  ({ record, login } = await newMember(store));
});

const EVERYONE = { audience: 'everyone', crmId: null } as const;
const load = (voucherId: string, location = 6, crmId = record.id) =>
  login.call('vouchers-getVoucher', { location, crmId, voucherId });
const list = async () =>
  (await login.call('vouchers-getAllVouchers', { location: 6, crmId: record.id })).records;
const codeOf = (voucherId: string) => login.call('vouchers-generateQrCode', { voucherId });

/** The code and the details of a rejected call. */
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ code, message, details }: { code: string; message: string; details?: object }) => ({
      code,
      message,
      details,
    }),
  );

describe('§7 a member', () => {
  it('gets no voucher of another member or casino, and does not learn that it exists', async () => {
    const other = await newMember(store);
    const own = addVoucher(store, record);
    const offer = addVoucher(store, record, EVERYONE);
    const unknown = await refusalOf(load('nothing'));
    expect(unknown).toMatchObject({ code: 'permission-denied' });
    const denied = [
      addVoucher(store, other.record).id,
      addVoucher(store, other.record, { location: 9 }).id,
      addVoucher(store, record, { ...EVERYONE, location: 9 }).id,
    ];
    for (const id of denied) {
      expect(await refusalOf(load(id))).toEqual(unknown);
      expect(await refusalOf(codeOf(id))).toEqual(await refusalOf(codeOf('nothing')));
    }
    for (const { id } of [own, offer]) {
      expect(await refusalOf(load(id, 6, other.record.id))).toEqual(unknown);
      expect(await refusalOf(load(id, 9))).toEqual(unknown);
    }
  });

  it('sees that an own voucher or an offer is redeemed, and that it is taken back', async () => {
    const till = newTill(store);
    const stranger = await newMember(store);
    for (const changes of [{}, EVERYONE]) {
      const voucher = addVoucher(store, record, changes);
      const shown = async () => {
        const { record: loaded } = await load(voucher.id);
        expect((await list()).find(({ id }) => id === voucher.id)).toEqual(loaded);
        return loaded;
      };
      if (changes === EVERYONE) await till.call('till-redeem', scanOf(voucher, stranger.record));
      expect(await shown()).toMatchObject({ status: 'available' });
      const reply = await till.call('till-redeem', scanOf(voucher, record));
      const redemptionId = reply.outcome === 'redeemed' ? reply.redemption.id : '';
      expect(await shown()).toMatchObject({ status: 'used', redeemed: { venueId: 6 } });
      await till.call('till-reverse', { redemptionId, reason: 'other' });
      expect(await shown()).toMatchObject({ status: 'available' });
    }
  });

  it.each([
    ['used', { usedAt: inDays(-1) }],
    ['expired', { validUntil: inDays(-2) }],
    ['upcoming', { validFrom: inDays(1) }],
    ['upcoming', { ...EVERYONE, validFrom: inDays(1) }],
  ])('gets no code of a voucher that is %s', async (status, changes) => {
    const { id } = addVoucher(store, record, changes);
    expect(await refusalOf(codeOf(id))).toMatchObject({
      code: 'permission-denied',
      details: { status },
    });
  });

  it('§4 reads that casino 6 redeems a voucher of casino 17', async () => {
    const { id } = addVoucher(store, record, { location: 17 });
    expect((await load(id)).record).toMatchObject({ venueId: 6 });
  });

  it('§3 has the offers of the new home casino after a move, and the vouchers of their own, each with its casino', async () => {
    const own = addVoucher(store, record);
    const before = addVoucher(store, record, EVERYONE);
    const offer = addVoucher(store, record, { ...EVERYONE, location: 9 });
    change(store.members, record.id, { home_casino: 9 });
    expect(new Set((await list()).map(({ id }) => id))).toEqual(new Set([offer.id, own.id]));
    expect((await load(own.id)).record).toMatchObject({ venueId: 6 });
    expect((await load(offer.id)).record).toMatchObject({ venueId: 9 });
    expect((await codeOf(own.id)).base64Png).not.toBe('');
    expect((await codeOf(offer.id)).base64Png).not.toBe('');
    expect(await refusalOf(codeOf(before.id))).toMatchObject({ code: 'permission-denied' });
  });
});
