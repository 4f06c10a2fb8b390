import { inUtc } from '../../../src/contract/rules/calendar.ts';
import { offerEndsAt } from '../../../src/contract/vouchers/voucherStatus.ts';
import { type Case, type Kit, oncePerKit, readingCases, writingCases } from '../kit.ts';
import { manyMembers } from '../newMembers.ts';
import { expectRedemptions, redemptionsRequest } from '../optional.ts';
import { must, mustEqual, mustHaveStatus, NotTested } from '../outcomes.ts';
import { MEMBER_REQUESTS, vouchersOf } from '../requests.ts';
import type { Reply } from '../serviceClient.ts';
import { given } from '../testData.ts';
import {
  again,
  beforeRun,
  inOneForm,
  instantOf,
  newRedemption,
  newScan,
  openOffer,
  redeem,
  reverse,
  scanOf,
  sendScan,
  sorted,
  takeBack,
} from '../till.ts';

const SIMULTANEOUS = 5;

/** Redemptions at the tills of the product. Cases are not tested for a service without them. */
export const REDEMPTION_CASES: readonly Case[] = [
  ...readingCases('members', {
    'M-73 redemptions-since: No redemption changed since an hour from now.': async (kit) => {
      const { params } = await MEMBER_REQUESTS.findRedemptions(kit);
      const since = inUtc(new Date()).add(1, 'hour').toISOString();
      const reply = await kit.members.ok('findRedemptions', { params, query: { since } });
      mustEqual(reply.body.items, [], 'items:', reply);
    },
    'M-76 offline-free: A voucher for offline tills is free to use there.': async (kit) => {
      const request = await MEMBER_REQUESTS.findOfflineVouchers(kit);
      const { location } = given(kit.data, 'member');
      const now = new Date();
      for (const page of await kit.members.pages('findOfflineVouchers', request)) {
        const wrong = page.body.items.findIndex(
          (each) =>
            each.offline !== true ||
            each.usedAt !== null ||
            each.location !== location ||
            offerEndsAt(each.validUntil) <= now,
        );
        const expected = `"offline": true, "usedAt": null, "location": ${location}, and a validUntil that is not over`;
        must(wrong < 0, expected, page, { path: ['items', wrong] });
      }
    },
  }),
  ...writingCases({
    'M-65 redeem-values: A redemption has the values of its request.': async (kit) => {
      const at = twoDaysAgo();
      const { params, body } = await newScan(kit, { at, isOffline: true });
      const reply = await redeem(kit, { params, body });
      const { voucher, reversal, recordedAt, ...values } = reply.body.redemption;
      const came = sorted({ ...values, at: instantOf(values.at) });
      mustEqual(came, sorted(body), 'the values', reply);
      mustEqual([reply.body.isNew, reversal], [true, null], 'isNew and reversal', reply);
      mustEqual([voucher.id, voucher.usedAt], [params.voucherId, null], 'the voucher', reply);
      await expectStored(kit, reply.body.redemption, reply);
    },
    'M-66 redeem-once: A member redeems a voucher once.': async (kit) => {
      const { request, id, first } = await newRedemption(kit);
      const later = again(request);
      const second = await redeem(kit, later);
      expectRedeemed(second, id, false, first);
      const params = { redemptionId: later.body.id };
      mustHaveStatus(404, await kit.members.send('findRedemption', { params }));
    },
    'M-67 redeem-simultaneous: Of simultaneous requests for one voucher and member, one is new.':
      async (kit) => {
        const request = await newScan(kit);
        const replies = await Promise.all(
          Array.from({ length: SIMULTANEOUS }, () => redeem(kit, again(request))),
        );
        const isNew = replies.filter(({ body }) => body.isNew).length;
        const ids = new Set(replies.map(({ body }) => body.redemption.id));
        mustEqual([isNew, ids.size], [1, 1], 'replies with isNew true, and redemptions:', replies);
      },
    'M-68 redeem-each-member: Two members redeem the same voucher for everyone.': async (kit) => {
      for (const request of [await newScan(kit), await newScan(kit)]) {
        const reply = await redeem(kit, request);
        const { redemption, isNew } = reply.body;
        const wanted = [request.body.crmId, true];
        mustEqual([redemption.crmId, isNew], wanted, 'crmId and isNew', reply);
      }
    },
    'M-69 redeem-same-id: A request with the id of a redemption has that redemption, also with another key and after a reversal.':
      async (kit) => {
        const { request, id, first } = await newRedemption(kit);
        const expectSame = async (wanted: Redemption, reply: Reply<unknown>) => {
          const repeated = await redeem(kit, request);
          const { redemption, isNew } = repeated.body;
          expectEqual(redemption, wanted, [reply, repeated]);
          mustEqual(isNew, true, 'isNew:', repeated);
        };
        await expectSame(first.body.redemption, first);
        const reversed = await reverse(kit, id);
        await expectSame(reversed.body, reversed);
      },
    'M-70 redeem-of-another: A member redeems no personal voucher of another.': async (kit) => {
      const personal = (await vouchersOf(kit)).find(({ audience }) => audience === 'personal');
      if (!personal) throw new NotTested('The member of the test data has no personal voucher.');
      const { body } = await newScan(kit);
      mustHaveStatus(404, await sendScan(kit, { params: { voucherId: personal.id }, body }));
    },
    'M-71 reverse-frees: After a reversal the redemption stays, and the member can redeem the voucher again.':
      async (kit) => {
        const { request, id, first } = await newRedemption(kit);
        const at = new Date().toISOString();
        const reversed = await reverse(kit, id, { reason: 'wrong-voucher', at });
        const reversal = { at, reason: 'wrong-voucher' as const };
        const wanted = { ...first.body.redemption, reversal };
        expectEqual(reversed.body, wanted, [first, reversed]);
        await expectStored(kit, wanted, reversed);
        const later = again(request);
        expectRedeemed(await redeem(kit, later), later.body.id, true, reversed);
      },
    'M-72 reverse-again: A second reversal changes nothing.': async (kit) => {
      const { request, id } = await newRedemption(kit);
      const first = await reverse(kit, id, { reason: 'returned' });
      const second = await reverse(kit, id, { reason: 'other' });
      expectEqual(second.body, first.body, [first, second]);
      const later = again(request);
      await redeem(kit, later);
      const third = await reverse(kit, id);
      expectEqual(third.body, first.body, [first, third]);
      expectRedeemed(await redeem(kit, again(request)), later.body.id, false, third);
    },
    'M-73 redemptions-late: A redemption that is uploaded after two days is in the list since its upload.':
      async (kit) => {
        const request = await newScan(kit, { at: twoDaysAgo(), isOffline: true });
        await redeem(kit, request);
        const { pages, ids } = await changesNow(kit);
        must(ids.includes(request.body.id), `the redemption ${request.body.id}`, pages.slice(-1));
      },
    'M-73 redemptions-order: A redemption that is reversed is in the list after those that changed before.':
      async (kit) => {
        const [{ id: one }, { id: other }] = [await newRedemption(kit), await newRedemption(kit)];
        await reverse(kit, one);
        const { pages, items, ids } = await changesNow(kit);
        const isInOrder = ids.includes(other) && ids.indexOf(other) < ids.lastIndexOf(one);
        must(isInOrder, `first ${other}, then ${one}`, pages.slice(-1));
        const reason = items.findLast(({ id }) => id === one)?.reversal?.reason;
        mustEqual(reason, 'not-served', 'the reason of the reversal', pages.slice(-1));
      },
    'M-73 redemptions-all: The pages of findRedemptions have every redemption.': async (kit) => {
      const { pages, ids, redeemed } = await changesOf(kit);
      expectAll(redeemed, ids, pages.slice(-1));
    },
    'M-74 redemptions-cursor-moved: A cursor of findRedemptions skips nothing if a redemption is reversed meanwhile.':
      async (kit) => {
        const redeemed = await redeemMany(kit);
        const { pages } = await changesNow(kit);
        const isOurs = ({ id }: { readonly id: string }) => redeemed.includes(id);
        const last = pages.findLastIndex(
          ({ body }) => body.next !== null && body.items.some(isOurs),
        );
        const cursor = pages[last]?.body.next;
        const moved = pages[last]?.body.items.find(isOurs);
        if (!cursor || !moved) throw new NotTested('The redemptions of the run fit on one page.');
        await reverse(kit, moved.id);
        const { params, query } = await changesRequest(kit);
        const request = { params, query: { ...query, cursor } };
        const later = await kit.members.pages('findRedemptions', request);
        const read = [...pages.slice(0, last + 1), ...later];
        const ids = read.flatMap(({ body }) => body.items.map(({ id }) => id));
        expectAll(redeemed, ids, later.slice(0, 1));
      },
    'M-75 redeem-shown: findVouchersOf shows the redemption to the member who made it, until it is reversed.':
      async (kit) => {
        const [one, other] = [await newScan(kit), await newScan(kit)];
        const { at, venueId, crmId } = one.body;
        const used = [instantOf(at), venueId];
        await redeem(kit, one);
        await expectShown(kit, crmId, used, 'usedAt and usedVenueId');
        await expectShown(kit, other.body.crmId, null, 'for another member, usedAt');
        await reverse(kit, one.body.id);
        await expectShown(kit, crmId, null, 'after the reversal, usedAt');
      },
  }),
];

type Redemption = Parameters<typeof inOneForm>[0];
type Redeemed = Awaited<ReturnType<typeof redeem>>;

function twoDaysAgo(): string {
  return inUtc(new Date()).subtract(2, 'day').toISOString();
}

function expectEqual(
  came: Redemption,
  wanted: Redemption,
  replies: readonly Reply<unknown>[],
): void {
  mustEqual(inOneForm(came), inOneForm(wanted), 'the redemption', replies);
}

/** Throws `Unmet` unless the service has stored this redemption, which it replied with. */
async function expectStored(kit: Kit, wanted: Redemption, reply: Reply<unknown>): Promise<void> {
  const params = { redemptionId: wanted.id };
  const found = await kit.members.ok('findRedemption', { params });
  expectEqual(found.body, wanted, [reply, found]);
}

function expectRedeemed(reply: Redeemed, id: string, isNew: boolean, before: Reply<unknown>): void {
  const came = [reply.body.redemption.id, reply.body.isNew];
  mustEqual(came, [id, isNew], 'id and isNew', [before, reply]);
}

/** Throws `Unmet` unless the list of a member shows the open offer as used so. */
async function expectShown(kit: Kit, crmId: string, wanted: unknown, what: string): Promise<void> {
  const { id } = await openOffer(kit);
  const { location } = given(kit.data, 'member');
  const request = { params: { crmId }, query: { location } };
  const pages = await kit.members.pages('findVouchersOf', request);
  const voucher = pages.flatMap(({ body }) => body.items).find((each) => each.id === id);
  must(voucher !== undefined, `the voucher ${id}`, pages);
  const { usedAt, usedVenueId = null } = voucher;
  mustEqual(usedAt === null ? null : [instantOf(usedAt), usedVenueId], wanted, what, pages);
}

function expectAll(
  wanted: readonly string[],
  ids: readonly string[],
  replies: readonly Reply<unknown>[],
): void {
  const missing = wanted.filter((id) => !ids.includes(id));
  mustEqual(missing, [], 'the missing ids', replies);
}

/** Redeems the same voucher for each of many members. */
async function redeemMany(kit: Kit): Promise<readonly string[]> {
  await expectRedemptions(kit);
  const { members } = await manyMembers(kit);
  const requests = await Promise.all(members.map((member) => scanOf(kit, member)));
  await Promise.all(requests.map((each) => redeem(kit, each)));
  return requests.map(({ body }) => body.id);
}

/** The request of what changed in this run. */
export async function changesRequest(kit: Kit) {
  return { ...redemptionsRequest(kit), query: { since: await beforeRun(kit) } };
}

/** What has changed in this run until now. */
async function changesNow(kit: Kit) {
  const pages = await kit.members.pages('findRedemptions', await changesRequest(kit));
  const items = pages.flatMap(({ body }) => body.items);
  return { pages, items, ids: items.map(({ id }) => id) };
}

/** More redemptions than a page of most services has, reversed, and the list with them. The cases of a run share it. */
export const changesOf = oncePerKit(async (kit) => {
  const redeemed = await redeemMany(kit);
  await takeBack(kit);
  return { redeemed, ...(await changesNow(kit)) };
});
