import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedIn } from '../../../testing/calls/client.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';

const database = openDatabase();
const JACK = { location: 6, crmId: 'crm-100201' };
const OFFER = 'venue-6-masterclass';

type Holder = Pick<AddedMember, 'location' | 'crmId'>;

const load = (client: Client, { location, crmId }: Holder, voucherId: string) =>
  client.call('vouchers-getVoucher', { location, crmId, voucherId });

/** The error of a rejected caller, without the parts that differ from call to call. */
async function refusalOf(client: Client, holder: Holder, voucherId: string) {
  const error = await load(client, holder, voucherId).then(
    () => null,
    (reason: { code: string; message: string; details?: unknown }) => reason,
  );
  return error && { code: error.code, message: error.message, details: error.details };
}

/** The voucher in the member's list, and alone. */
async function bothOf(client: Client, { location, crmId }: Holder, voucherId: string) {
  const [{ records }, { record }] = await Promise.all([
    client.call('vouchers-getAllVouchers', { location, crmId }),
    load(client, { location, crmId }, voucherId),
  ]);
  return { listed: records.find(({ id }) => id === voucherId), record };
}

describe('§7 vouchers-getVoucher', () => {
  it('returns each voucher of the list as the list has it: own ones and offers, in every status', async () => {
    const jack = await signedIn('jack');
    const { records } = await jack.call('vouchers-getAllVouchers', JACK);
    const alone = await Promise.all(records.map(({ id }) => load(jack, JACK, id)));
    expect(alone.map(({ record }) => record)).toEqual(records);
    expect(new Set(records.map(({ audience }) => audience)).size).toBe(2);
    expect(Date.parse(alone[0]?.now ?? '')).not.toBeNaN();
  });

  it('§4 finds a voucher of casino 17 at 6, which runs it', async () => {
    const king = await signedIn('king');
    const [at17, at6] = await Promise.all(
      [17, 6].map((location) => load(king, { location, crmId: 'crm-100204' }, OFFER)),
    );
    expect(at17?.record).toMatchObject({ id: OFFER, status: 'available' });
    expect(at6?.record).toEqual(at17?.record);
  });

  it('rejects a voucher of another member or casino like one that does not exist', async () => {
    const jack = await signedIn('jack');
    const unknown = await refusalOf(jack, JACK, '100201-nothing');
    expect(unknown).toMatchObject({ code: 'functions/permission-denied' });
    for (const voucherId of ['100207-play', 'venue-9-masterclass', '100202-dinner']) {
      expect(await refusalOf(jack, JACK, voucherId)).toEqual(unknown);
    }
    for (const holder of [
      { location: 6, crmId: 'crm-100207' },
      { location: 9, crmId: 'crm-100201' },
    ]) {
      expect(await refusalOf(jack, holder, '100207-play')).toEqual(unknown);
      expect(await refusalOf(jack, holder, OFFER)).toEqual(unknown);
    }
  });

  describe('to a member with a voucher of their own', () => {
    let member: AddedMember;
    let client: Client;
    const own = 'own-of-get-voucher';

    beforeAll(async () => {
      member = await freshMember();
      client = await signedIn(member.email);
      const stored = (await database.doc('vouchers/100201-play').get()).data();
      await database.doc(`vouchers/${own}`).set({ ...stored, id: own, crmId: member.crmId });
    });

    it.each([
      ['an own voucher', own, () => `vouchers/${own}`],
      ['an offer to everyone', OFFER, () => `voucherUses/${OFFER}~${member.crmId}`],
    ])('says that %s is redeemed, and that it is taken back', async (_, id, path) => {
      const usedAt = new Date('2026-11-20T19:00:00.000Z');
      const ids = id === OFFER ? { voucherId: id, crmId: member.crmId } : {};
      const use = { ...ids, usedAt, usedVenueId: 6, redemptionId: 'r-get-voucher' };
      await database.doc(path()).set(use, { merge: true });
      const used = await bothOf(client, member, id);
      expect(used.record).toMatchObject({
        status: 'used',
        redeemed: { at: usedAt.toISOString(), venueId: 6 },
      });
      expect(used.record).toEqual(used.listed);
      const free = { ...ids, usedAt: null, usedVenueId: null, redemptionId: null };
      await database.doc(path()).set(free, { merge: true });
      const again = await bothOf(client, member, id);
      expect(again.record).toMatchObject({ id, status: 'available' });
      expect(again.record).toEqual(again.listed);
    });

    it('says nothing of another member’s use of an offer to everyone', async () => {
      const other = await freshMember();
      await database
        .doc(`voucherUses/${OFFER}~${other.crmId}`)
        .set({ voucherId: OFFER, crmId: other.crmId, usedAt: new Date(), usedVenueId: 6 });
      const { record } = await load(client, member, OFFER);
      expect(record?.status).toBe('available');
    });
  });
});
