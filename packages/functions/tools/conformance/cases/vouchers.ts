import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, mustEqual, mustHaveStatus, NotTested } from '../outcomes.ts';
import { MEMBER_REQUESTS, voucherPages } from '../requests.ts';
import { given } from '../testData.ts';

/** The offers of the group, and their pages. */
export const VOUCHER_CASES: readonly Case[] = [
  {
    id: 'vouchers-own',
    service: 'members',
    rule: 'M-44',
    requirement: 'findVouchersOf replies with vouchers of the member or of everyone, at the venue.',
    check: async (kit) => {
      const { crmId, location } = given(kit.data, 'member');
      for (const page of await voucherPages(kit)) {
        const other = page.body.items.findIndex(
          (each) => (each.crmId ?? crmId) !== crmId || each.location !== location,
        );
        const expected = `vouchers of ${crmId} or of everyone, at venue ${location}`;
        must(other < 0, expected, page, { path: ['items', other] });
      }
    },
  },
  {
    id: 'vouchers-elsewhere',
    service: 'members',
    rule: 'M-44',
    requirement: 'findVouchersOf has no vouchers of another venue.',
    check: async (kit) => {
      const { crmId } = given(kit.data, 'member');
      const request = { params: { crmId }, query: { location: NO_VENUE } };
      const reply = await kit.members.ok('findVouchersOf', request);
      mustEqual(reply.body.items, [], 'items:', reply);
    },
  },
  {
    id: 'vouchers-audience',
    service: 'members',
    rule: 'M-45',
    requirement: 'A voucher has a crmId if it is personal, and none otherwise.',
    check: async (kit) => {
      for (const page of await voucherPages(kit)) {
        const wrong = page.body.items.findIndex(
          ({ audience, crmId }) => (audience === 'personal') !== (crmId !== null),
        );
        must(wrong < 0, 'the crmId of the audience', page, { path: ['items', wrong] });
      }
    },
  },
  {
    id: 'vouchers-days',
    service: 'members',
    rule: 'M-47',
    requirement: 'The validity of a voucher ends after its beginning.',
    check: async (kit) => {
      for (const page of await voucherPages(kit)) {
        const wrong = page.body.items.findIndex(
          ({ validFrom, validUntil }) => Date.parse(validUntil) <= Date.parse(validFrom),
        );
        const place = { path: ['items', wrong, 'validUntil'] };
        must(wrong < 0, 'validUntil after validFrom', page, place);
      }
    },
  },
  {
    id: 'voucher-same',
    service: 'members',
    rule: 'M-46',
    requirement: 'findVoucher replies with the voucher of the list.',
    check: async (kit) => {
      const pages = await voucherPages(kit);
      const [voucher] = pages.flatMap(({ body }) => body.items);
      if (!voucher) throw new NotTested('The member of the test data has no voucher.');
      await expectAlone(kit, voucher, pages);
    },
  },
  {
    id: 'voucher-same-used',
    service: 'members',
    rule: 'M-46',
    requirement: 'findVoucher replies with a used voucher of the list too.',
    check: async (kit) => {
      const pages = await voucherPages(kit);
      const used = pages.flatMap(({ body }) => body.items).find(({ usedAt }) => usedAt !== null);
      if (!used) throw new NotTested('The member of the test data has no used voucher.');
      await expectAlone(kit, used, pages);
    },
  },
  {
    id: 'vouchers-end',
    service: 'members',
    rule: 'G-08',
    requirement: 'The last page of findVouchersOf has no next page.',
    check: async (kit) => {
      const last = (await voucherPages(kit)).at(-1);
      if (last) must(last.body.next === null, 'next: null', last, { path: ['next'] });
    },
  },
  {
    id: 'vouchers-cursor-again',
    service: 'members',
    rule: 'G-11',
    requirement: 'A cursor of findVouchersOf can be used twice.',
    check: async (kit) => {
      const [first] = await voucherPages(kit);
      const cursor = first?.body.next;
      if (!cursor) throw new NotTested('The vouchers of the member fit on one page.');
      const { params, query } = await MEMBER_REQUESTS.findVouchersOf(kit);
      const request = { params, query: { ...query, cursor } };
      const once = await kit.members.ok('findVouchersOf', request);
      const again = await kit.members.ok('findVouchersOf', request);
      must(once.text === again.text, 'the same page twice', [once, again], 'another page');
    },
  },
  {
    id: 'vouchers-cursor-changed',
    service: 'members',
    rule: 'G-12',
    alone: true,
    requirement: 'A cursor of findVouchersOf works after a voucher has changed.',
    check: async ({ sample }) => {
      for (const { before, stale } of await sample.changedVouchers()) {
        mustHaveStatus(200, stale);
        const [wanted, came] = [before[1], stale].map((page) => page?.body.items[0]?.id);
        must(wanted === came, `a page that begins with ${wanted}`, stale, `first ${came}`);
      }
    },
  },
];

type Pages = Awaited<ReturnType<typeof voucherPages>>;
type Voucher = Pages[number]['body']['items'][number];

/** Throws `Unmet` unless `findVoucher` replies with this voucher of the list, which for everyone is of no member. */
async function expectAlone(kit: Kit, voucher: Voucher, pages: Pages): Promise<void> {
  const reply = await kit.members.ok('findVoucher', { params: { voucherId: voucher.id } });
  const entries = (value: object) => JSON.stringify(Object.entries(value).toSorted());
  const { usedVenueId: _, ...ofNobody } = { ...voucher, usedAt: null };
  const listed = voucher.crmId === null && voucher.usedAt !== null ? ofNobody : voucher;
  const isSame = entries(reply.body) === entries(listed);
  must(isSame, 'the fields of the list', [...pages, reply], { path: [] });
}

/** A venue that no group has. */
const NO_VENUE = 999_983;
