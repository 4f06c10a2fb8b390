import { inUtc } from '../../../src/contract/rules/calendar.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { oncePerKit } from '../oncePerKit.ts';
import { expectRedemptions, redemptionsRequest } from '../optionalOperations.ts';
import { must, mustEqual, mustHaveStatus, NotTested } from '../outcomes.ts';
import { MEMBER_REQUESTS, manyMembers } from '../requests.ts';
import { given } from '../testData.ts';
import { beforeRun, newScan, scanOf, Till, tillCase } from './till.ts';

/** The redemptions of a venue since a time. */
export const REDEMPTION_LIST_CASES: readonly Case[] = [
  {
    id: 'own-findRedemptions',
    service: 'members',
    rule: 'G-15',
    requirement: 'findRedemptions replies about the venue of the request.',
    check: async (kit) => {
      const reply = await kit.members.ok(
        'findRedemptions',
        await MEMBER_REQUESTS.findRedemptions(kit),
      );
      const { location } = given(kit.data, 'member');
      const other = reply.body.items.findIndex(({ venueId }) => venueId !== location);
      const place = { path: ['items', other, 'venueId'] };
      must(other < 0, `redemptions at ${location}`, reply, place);
    },
  },
  {
    id: 'redemptions-since',
    service: 'members',
    rule: 'M-73',
    requirement: 'No redemption changed since an hour from now.',
    check: async (kit) => {
      await expectRedemptions(kit);
      const since = inUtc(new Date()).add(1, 'hour').toISOString();
      const { params } = redemptionsRequest(kit);
      const reply = await kit.members.ok('findRedemptions', { params, query: { since } });
      mustEqual(reply.body.items, [], 'items:', reply);
    },
  },
  {
    id: 'redemptions-without-since',
    service: 'members',
    rule: 'G-05',
    requirement: 'findRedemptions replies 400 to a request without a time.',
    check: async (kit) => {
      await expectRedemptions(kit);
      const { params } = redemptionsRequest(kit);
      mustHaveStatus(
        400,
        await kit.members.send('findRedemptions', { params, query: {} } as never),
      );
    },
  },
  tillCase(
    'redemptions-late',
    'M-73',
    'A redemption that is uploaded after two days is in the list since its upload.',
    async (kit, till) => {
      const at = inUtc(new Date()).subtract(2, 'day').toISOString();
      const request = await newScan(kit, { at, isOffline: true });
      await till.redeem(request);
      const { pages, ids } = await changesOf(kit);
      must(ids.includes(request.body.id), `the redemption ${request.body.id}`, pages.slice(-1));
    },
  ),
  tillCase(
    'redemptions-order',
    'M-73',
    'A redemption that is reversed is in the list after those that changed before.',
    async (kit, till) => {
      const requests = [await newScan(kit), await newScan(kit)];
      const [one = '', other = ''] = requests.map(({ body }) => body.id);
      for (const request of requests) await till.redeem(request);
      await till.reverse(one);
      const { pages, items, ids } = await changesOf(kit);
      const isInOrder = ids.includes(other) && ids.indexOf(other) < ids.lastIndexOf(one);
      must(isInOrder, `first ${other}, then ${one}`, pages.slice(-1));
      const reversal = items.findLast(({ id }) => id === one)?.reversal;
      mustEqual(reversal?.reason, 'not-served', 'the reason of the reversal', pages.slice(-1));
    },
  ),
  tillCase(
    'pages-findRedemptions',
    'G-07',
    'The pages of findRedemptions hold each redemption once.',
    async (kit) => {
      await manyChanges(kit);
      const { pages, ids } = await changesOf(kit);
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      must(twice === undefined, 'each item on one page', pages.slice(-1), `twice the id ${twice}`);
    },
  ),
  tillCase(
    'redemptions-all',
    'M-73',
    'The pages of findRedemptions have every redemption.',
    async (kit) => {
      const redeemed = await manyChanges(kit);
      const { pages, ids } = await changesOf(kit);
      const missing = redeemed.filter((id) => !ids.includes(id));
      mustEqual(missing, [], 'the missing ids', pages.slice(-1));
    },
  ),
  tillCase(
    'end-findRedemptions',
    'G-08',
    'The last page of findRedemptions has no next page.',
    async (kit) => {
      await manyChanges(kit);
      const last = (await changesOf(kit)).pages.at(-1);
      if (last) must(last.body.next === null, 'next: null', last, { path: ['next'] });
    },
  ),
  tillCase(
    'redemptions-cursor-again',
    'G-11',
    'A cursor of findRedemptions can be used twice.',
    async (kit) => {
      await manyChanges(kit);
      const request = await secondPageOf(kit);
      const once = await kit.members.ok('findRedemptions', request);
      const second = await kit.members.ok('findRedemptions', request);
      must(once.text === second.text, 'the same page twice', [once, second], 'another page');
    },
  ),
  tillCase(
    'redemptions-cursor-moved',
    'M-74',
    'A cursor of findRedemptions skips nothing if a redemption is reversed meanwhile.',
    async (kit, till) => {
      const redeemed = await redeemMany(kit, till);
      const { pages } = await changesOf(kit);
      const isOurs = ({ id }: { readonly id: string }) => redeemed.includes(id);
      const last = pages.findLastIndex(({ body }) => body.next !== null && body.items.some(isOurs));
      const cursor = pages[last]?.body.next;
      const moved = pages[last]?.body.items.find(isOurs);
      if (!cursor || !moved) throw new NotTested('The redemptions of the run fit on one page.');
      await till.reverse(moved.id);
      const { params, query } = await requestOf(kit);
      const later = await kit.members.pages('findRedemptions', {
        params,
        query: { ...query, cursor },
      });
      const read = [...pages.slice(0, last + 1), ...later];
      const ids = read.flatMap(({ body }) => body.items.map(({ id }) => id));
      const missing = redeemed.filter((id) => !ids.includes(id));
      mustEqual(missing, [], 'the missing ids', later.slice(0, 1));
    },
  ),
];

/** More redemptions than a page of most services has, which the cases of a run share. They are reversed. */
const manyChanges = oncePerKit(async (kit) => {
  await expectRedemptions(kit);
  const till = new Till(kit);
  const redeemed = await redeemMany(kit, till);
  await till.clear();
  return redeemed;
});

/** Redeems the same voucher for each of many members. */
async function redeemMany(kit: Kit, till: Till): Promise<readonly string[]> {
  const { members } = await manyMembers(kit);
  const requests = await Promise.all(members.map((member) => scanOf(kit, member)));
  await Promise.all(requests.map((each) => till.redeem(each)));
  return requests.map(({ body }) => body.id);
}

async function requestOf(kit: Kit) {
  return { ...redemptionsRequest(kit), query: { since: await beforeRun(kit) } };
}

/** What changed in this run. */
async function changesOf(kit: Kit) {
  const pages = await kit.members.pages('findRedemptions', await requestOf(kit));
  const items = pages.flatMap(({ body }) => body.items);
  return { pages, items, ids: items.map(({ id }) => id) };
}

/** The request of the second page. */
async function secondPageOf(kit: Kit) {
  const { params, query } = await requestOf(kit);
  const first = await kit.members.ok('findRedemptions', { params, query });
  const { next: cursor } = first.body;
  if (cursor === null) throw new NotTested('The redemptions of the run fit on one page.');
  return { params, query: { ...query, cursor } };
}
