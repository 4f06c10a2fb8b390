import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import { offerEndsAt } from '../../../src/contract/vouchers/voucherStatus.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { oncePerKit } from '../oncePerKit.ts';
import { must, NotTested } from '../outcomes.ts';
import { MEMBER_REQUESTS } from '../requests.ts';
import { given } from '../testData.ts';

/** The vouchers that a till may redeem without a connection. */
export const OFFLINE_CASES: readonly Case[] = [
  offlineCase(
    'offline-free',
    'M-76',
    'A voucher for offline tills is free to use there.',
    async (kit) => {
      const { location } = given(kit.data, 'member');
      const now = new Date();
      for (const page of await pagesOf(kit)) {
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
  ),
  offlineCase(
    'offline-sorted',
    'M-76',
    'Vouchers for offline tills are sorted by end.',
    async (kit) => {
      const pages = await pagesOf(kit);
      const ends = pages.flatMap(({ body }) =>
        body.items.map((each) => Date.parse(each.validUntil)),
      );
      if (ends.length < 2) throw new NotTested('The list has fewer than two items.');
      const wrong = ends.findIndex((end, index) => end < (ends[index - 1] ?? end));
      must(wrong < 0, 'items that are sorted by validUntil', pages, `item ${wrong} ends earlier`);
    },
  ),
  offlineCase(
    'pages-findOfflineVouchers',
    'G-07',
    'The pages of findOfflineVouchers hold each voucher once.',
    async (kit) => {
      const pages = await pagesOf(kit);
      const ids = pages.flatMap(({ body }) => body.items.map(({ id }) => id));
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      must(twice === undefined, 'each item on one page', pages.slice(-1), `twice the id ${twice}`);
    },
  ),
  offlineCase(
    'end-findOfflineVouchers',
    'G-08',
    'The last page of findOfflineVouchers has no next page.',
    async (kit) => {
      const last = (await pagesOf(kit)).at(-1);
      if (last) must(last.body.next === null, 'next: null', last, { path: ['next'] });
    },
  ),
  offlineCase(
    'offline-cursor-again',
    'G-11',
    'A cursor of findOfflineVouchers can be used twice.',
    async (kit) => {
      const cursor = (await pagesOf(kit))[0]?.body.next;
      if (!cursor) throw new NotTested('The vouchers for offline tills fit on one page.');
      const { params } = await MEMBER_REQUESTS.findOfflineVouchers(kit);
      const request = { params, query: { cursor } };
      const once = await kit.members.ok('findOfflineVouchers', request);
      const again = await kit.members.ok('findOfflineVouchers', request);
      must(once.text === again.text, 'the same page twice', [once, again], 'another page');
    },
  ),
];

/** The list, which the cases of a run share: no case redeems a voucher of it, except for a member of the kit. */
const pagesOf = oncePerKit(async (kit) =>
  kit.members.pages('findOfflineVouchers', await MEMBER_REQUESTS.findOfflineVouchers(kit)),
);

function offlineCase(
  id: string,
  rule: RuleId,
  requirement: string,
  check: (kit: Kit) => Promise<void>,
): Case {
  return { id, service: 'members', rule, requirement, check };
}
