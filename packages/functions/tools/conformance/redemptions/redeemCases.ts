import { inUtc } from '../../../src/contract/rules/calendar.ts';
import type { Case } from '../case.ts';
import { must, mustEqual, mustHaveStatus, NotTested } from '../outcomes.ts';
import { newKey, UNKNOWN_ID, voucherPages } from '../requests.ts';
import { given } from '../testData.ts';
import { again, inOneForm, instantOf, newScan, openOffer, tillCase } from './till.ts';

const SIMULTANEOUS = 5;

/** A voucher is redeemed once by each member. */
export const REDEEM_CASES: readonly Case[] = [
  tillCase(
    'redeem-values',
    'M-65',
    'A redemption has the values of its request.',
    async (kit, till) => {
      const at = inUtc(new Date()).subtract(2, 'day').toISOString();
      const { params, body } = await newScan(kit, { at, isOffline: true });
      const reply = await till.redeem({ params, body });
      const { voucher, reversal, recordedAt, ...values } = reply.body.redemption;
      const sorted = (value: object) => Object.fromEntries(Object.entries(value).toSorted());
      mustEqual(sorted({ ...values, at: instantOf(values.at) }), sorted(body), 'the values', reply);
      mustEqual([reply.body.isNew, reversal], [true, null], 'isNew and reversal', reply);
      mustEqual([voucher.id, voucher.usedAt], [params.voucherId, null], 'the voucher', reply);
      const found = await till.find(body.id);
      const wanted = inOneForm(reply.body.redemption);
      mustEqual(inOneForm(found.body), wanted, 'the redemption of the reply', [reply, found]);
    },
  ),
  tillCase('redeem-once', 'M-66', 'A member redeems a voucher once.', async (kit, till) => {
    const request = await newScan(kit);
    const first = await till.redeem(request);
    const later = again(request);
    const second = await till.redeem(later);
    const { redemption, isNew } = second.body;
    mustEqual([redemption.id, isNew], [request.body.id, false], 'id and isNew', [first, second]);
    const params = { redemptionId: later.body.id };
    mustHaveStatus(404, await kit.members.send('findRedemption', { params }));
  }),
  tillCase(
    'redeem-simultaneous',
    'M-67',
    'Of simultaneous requests for one voucher and member, one is new.',
    async (kit, till) => {
      const request = await newScan(kit);
      const replies = await Promise.all(
        Array.from({ length: SIMULTANEOUS }, () => till.redeem(again(request))),
      );
      const isNew = replies.filter(({ body }) => body.isNew).length;
      mustEqual(isNew, 1, 'replies with isNew true:', replies);
      const ids = new Set(replies.map(({ body }) => body.redemption.id));
      mustEqual(ids.size, 1, 'redemptions:', replies);
    },
  ),
  tillCase(
    'redeem-each-member',
    'M-68',
    'Two members redeem the same voucher for everyone.',
    async (kit, till) => {
      for (const request of [await newScan(kit), await newScan(kit)]) {
        const reply = await till.redeem(request);
        const { redemption, isNew } = reply.body;
        mustEqual([redemption.crmId, isNew], [request.body.crmId, true], 'crmId and isNew', reply);
      }
    },
  ),
  tillCase(
    'redeem-same-id',
    'M-69',
    'A request with the id of a redemption has that redemption, also with another key and after a reversal.',
    async (kit, till) => {
      const request = await newScan(kit);
      const first = await till.redeem(request);
      const second = await till.redeem(request);
      const wanted = inOneForm(first.body.redemption);
      mustEqual(inOneForm(second.body.redemption), wanted, 'the redemption', [first, second]);
      mustEqual(second.body.isNew, true, 'isNew:', second);
      const reversed = await till.reverse(request.body.id);
      const third = await till.redeem(request);
      const after = inOneForm(reversed.body);
      mustEqual(inOneForm(third.body.redemption), after, 'the redemption', [reversed, third]);
      mustEqual(third.body.isNew, true, 'isNew:', third);
    },
  ),
  tillCase(
    'redeem-of-another',
    'M-70',
    'A member cannot redeem the personal voucher of another one.',
    async (kit, till) => {
      const vouchers = (await voucherPages(kit)).flatMap(({ body }) => body.items);
      const personal = vouchers.find(({ audience }) => audience === 'personal');
      if (!personal) throw new NotTested('The member of the test data has no personal voucher.');
      const { body } = await newScan(kit);
      mustHaveStatus(404, await till.send({ params: { voucherId: personal.id }, body }));
    },
  ),
  tillCase(
    'redeem-shown',
    'M-75',
    'findVouchersOf shows the redemption to the member who made it, until it is reversed.',
    async (kit, till) => {
      const [one, other] = [await newScan(kit), await newScan(kit)];
      const { id } = await openOffer(kit);
      const { location } = given(kit.data, 'member');
      const shownTo = async (crmId: string) => {
        const request = { params: { crmId }, query: { location } };
        const pages = await kit.members.pages('findVouchersOf', request);
        const voucher = pages.flatMap(({ body }) => body.items).find((each) => each.id === id);
        must(voucher !== undefined, `the voucher ${id}`, pages);
        const { usedAt, usedVenueId = null } = voucher;
        return { pages, used: usedAt === null ? null : [instantOf(usedAt), usedVenueId] };
      };
      const { at, venueId, crmId } = one.body;
      await till.redeem(one);
      const used = await shownTo(crmId);
      mustEqual(used.used, [instantOf(at), venueId], 'usedAt and usedVenueId', used.pages);
      const unused = await shownTo(other.body.crmId);
      mustEqual(unused.used, null, 'for another member, usedAt', unused.pages);
      await till.reverse(one.body.id);
      const free = await shownTo(crmId);
      mustEqual(free.used, null, 'after the reversal, usedAt', free.pages);
    },
  ),
  tillCase(
    'redeem-invalid',
    'G-05',
    'redeemVoucher replies 400 to an invalid value.',
    async (kit, till) => {
      const request = await newScan(kit);
      const { deviceId: _, ...withoutDevice } = request.body;
      for (const body of [
        withoutDevice,
        { ...request.body, crmId: '' },
        { ...request.body, id: 'two words' },
        { ...request.body, venueId: `${request.body.venueId}` },
        { ...request.body, at: 'yesterday' },
        { ...request.body, isOffline: 'no' },
        { ...request.body, staff: 'Sam' },
      ]) {
        mustHaveStatus(400, await till.send(request, { key: newKey(), body }));
      }
    },
  ),
  tillCase(
    'own-redeemVoucher',
    'G-15',
    'redeemVoucher replies about the voucher and the member of the request.',
    async (kit, till) => {
      const request = await newScan(kit);
      for (const each of [request, again(request)]) {
        const reply = await till.redeem(each);
        const { voucher, crmId } = reply.body.redemption;
        const wanted = [request.params.voucherId, request.body.crmId];
        mustEqual([voucher.id, crmId], wanted, 'voucher and member', reply);
      }
    },
  ),
  tillCase(
    'unknown-redeemVoucher',
    'G-13',
    'redeemVoucher replies 404 for an unknown id.',
    async (kit, till) => {
      const { body } = await newScan(kit);
      mustHaveStatus(404, await till.send({ params: { voucherId: UNKNOWN_ID }, body }));
    },
  ),
];
