import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import {
  type Case,
  caseOf,
  type Kit,
  oncePerKit,
  readingCases,
  type ServiceName,
  writingCases,
} from '../kit.ts';
import { manyMembers, newMobile, update } from '../newMembers.ts';
import { movementsOf } from '../optional.ts';
import { must, mustHaveStatus, NotTested } from '../outcomes.ts';
import { CONTENT_REQUESTS, MEMBER_REQUESTS, READING, voucherPages } from '../requests.ts';
import type { AnyReply } from '../serviceClient.ts';
import { changesOf, changesRequest } from './redemptions.ts';

type Item = AnyReply['body'];
type Pages = readonly AnyReply[];

/** The product reads no longer pages. */
const MAX_PAGE_BYTES = 1_000_000;
const UNKNOWN_CURSOR = 'unknown-to-every-service';

/** A list of an operation, and the names of its cases. */
interface List {
  readonly id: string;
  readonly service: ServiceName;
  readonly writes?: boolean;
  /** The pages, which the cases of a run share, and the request of the first one. */
  readonly pages: (kit: Kit) => Promise<Pages>;
  readonly request?: (kit: Kit) => Promise<object>;
  readonly idOf?: (item: Item) => unknown;
  readonly unique?: RuleId;
  readonly cases?: { readonly pages?: string; readonly end?: string; readonly again?: string };
}

export const LISTS: readonly List[] = [
  { id: 'listVenues', service: 'content', pages: contentPages('listVenues') },
  { id: 'findBenefits', service: 'content', pages: contentPages('findBenefits'), unique: 'C-09' },
  {
    id: 'listEvents',
    service: 'content',
    pages: ({ sample }) => sample.eventPages(),
    cases: { end: 'pages-end', again: 'cursor-again' },
  },
  { id: 'listGames', service: 'content', pages: contentPages('listGames') },
  {
    id: 'findVouchersOf',
    service: 'members',
    pages: voucherPages,
    cases: { end: 'vouchers-end', again: 'vouchers-cursor-again' },
  },
  {
    id: 'searchMembers',
    service: 'members',
    writes: true,
    pages: oncePerKit(async (kit) =>
      kit.members.pages('searchMembers', (await manyMembers(kit)).request),
    ),
    request: async (kit) => (await manyMembers(kit)).request,
    idOf: ({ member }) => member.id,
    cases: { pages: 'search-pages', end: 'search-end', again: 'search-cursor-again' },
  },
  {
    id: 'findPointMovements',
    service: 'members',
    pages: async (kit) => (await movementsOf(kit)).replies,
    cases: { again: 'movements-cursor-again' },
  },
  {
    id: 'findRedemptions',
    service: 'members',
    writes: true,
    pages: async (kit) => (await changesOf(kit)).pages,
    request: changesRequest,
    cases: { again: 'redemptions-cursor-again' },
  },
  {
    id: 'findOfflineVouchers',
    service: 'members',
    pages: oncePerKit(async (kit) =>
      kit.members.pages('findOfflineVouchers', await MEMBER_REQUESTS.findOfflineVouchers(kit)),
    ),
    cases: { again: 'offline-cursor-again' },
  },
];

function contentPages(id: 'listVenues' | 'findBenefits' | 'listGames') {
  return oncePerKit(async (kit) => kit.content.pages(id, await CONTENT_REQUESTS[id](kit)));
}

/** Lists are complete, whatever the size of a page. */
export const LIST_CASES: readonly Case[] = [
  ...LISTS.flatMap(casesOfList),
  ...readingCases('content', {
    'G-09 pages-small: A page has at most 1 MB.': async (kit) => {
      for (const { pages } of LISTS.filter(({ service }) => service === 'content')) {
        for (const page of await pages(kit)) {
          const bytes = Buffer.byteLength(page.text);
          must(bytes <= MAX_PAGE_BYTES, `at most ${MAX_PAGE_BYTES} bytes`, page, `${bytes} bytes`);
        }
      }
    },
    'C-07 order-listVenues: The venues are sorted by id.': ordered('listVenues', ({ id }) => id),
    'C-11 order-listEvents: The events of a venue are sorted by end.': ordered(
      'listEvents',
      ({ endsAt }) => Date.parse(endsAt),
    ),
    'C-18 order-listGames: The games are sorted by start.': ordered('listGames', ({ GameStart }) =>
      Date.parse(GameStart),
    ),
  }),
  ...readingCases('members', {
    'M-76 offline-sorted: Vouchers for offline tills are sorted by end.': ordered(
      'findOfflineVouchers',
      ({ validUntil }) => Date.parse(validUntil),
    ),
  }),
  ...writingCases({
    'M-30 search-all: The pages of searchMembers have every record.': async (kit) => {
      const { members } = await manyMembers(kit);
      const pages = await pagesOf(kit, 'searchMembers');
      const found = new Set(itemsOf(pages).map(({ member }) => member.id));
      const missing = members.filter(({ crmId }) => !found.has(crmId)).map(({ crmId }) => crmId);
      must(missing.length === 0, 'each new member', pages.slice(-1), { value: missing });
    },
    'G-12 search-cursor-changed: A cursor of searchMembers works after a change.': async (kit) => {
      const { members } = await manyMembers(kit);
      const [, second] = await pagesOf(kit, 'searchMembers');
      const { again } = await twice(kit, 'searchMembers', async () => {
        const [first] = members;
        if (first) await update(kit, first.crmId, { phone_mobile: newMobile() });
      });
      const [wanted, came] = [second, again].map((page) => page?.body.items.length ?? 0);
      must(wanted === came, `a page of ${wanted} records`, again, `${came} records`);
    },
  }),
];

/** The cases that each list has. The movements of points have more of their own. */
function casesOfList({
  id,
  service,
  writes = false,
  unique = 'G-07',
  idOf,
  pages,
  cases = {},
}: List) {
  const names = { pages: `pages-${id}`, end: `end-${id}`, ...cases };
  const last = 'has no next page, and a cursor is never repeated';
  const ofPages = [
    caseOf(
      service,
      writes,
      `${unique} ${names.pages}: The pages of ${id} hold each item once.`,
      async (kit) => expectOnce(await pages(kit), idOf),
    ),
    caseOf(service, writes, `G-08 ${names.end}: The last page of ${id} ${last}.`, async (kit) => {
      const page = (await pages(kit)).at(-1);
      if (page) must(page.body.next === null, 'next: null', page, { path: ['next'] });
    }),
  ];
  const unknown = `G-10 cursor-unknown-${id}: ${id} replies 400 to an unknown cursor.`;
  const again = `G-11 ${cases.again}: A cursor of ${id} that is used twice gives the same page.`;
  return [
    ...(id === 'findPointMovements' ? [] : ofPages),
    caseOf(service, false, unknown, async (kit) => {
      const request = (await READING[service][id]?.(kit)) ?? {};
      mustHaveStatus(400, await kit[service].page(id, request, UNKNOWN_CURSOR));
    }),
    ...(cases.again === undefined
      ? []
      : [
          caseOf(service, writes, again, async (kit) => {
            const { once, again: second } = await twice(kit, id);
            must(once.text === second.text, 'the same page twice', [once, second], 'another page');
          }),
        ]),
  ];
}

/** Throws `Unmet` if an id is on two pages, or twice on one. */
function expectOnce(pages: Pages, idOf: (item: Item) => unknown = ({ id }) => id): void {
  const ids = itemsOf(pages).map(idOf);
  const twiceOn = ids.find((id, index) => ids.indexOf(id) !== index);
  must(twiceOn === undefined, 'each item on one page', pages.slice(-1), `twice the id ${twiceOn}`);
}

function ordered(id: string, by: (item: Item) => number) {
  return async (kit: Kit) => {
    const pages = await pagesOf(kit, id);
    if (itemsOf(pages).length < 2) throw new NotTested('The list has fewer than two items.');
    let last = -Infinity;
    for (const page of pages) {
      for (const [index, item] of page.body.items.entries()) {
        const place = { path: ['items', index] };
        must(by(item) >= last, 'sorted items, also across pages', page, place);
        last = by(item);
      }
    }
  };
}

/** The second page, before and after a change, with the same cursor. */
async function twice(kit: Kit, id: string, change: () => Promise<void> = async () => {}) {
  const { service, pages, request: ownRequest } = listOf(id);
  await pages(kit);
  const request = (await (ownRequest ?? READING[service][id])?.(kit)) ?? {};
  const first = await kit[service].any(id, request);
  mustHaveStatus(200, first);
  const { next } = first.body;
  if (next === null) throw new NotTested(`The items of ${id} fit on one page.`);
  const once = await kit[service].page(id, request, next);
  mustHaveStatus(200, once);
  await change();
  const again = await kit[service].page(id, request, next);
  mustHaveStatus(200, again);
  return { once, again };
}

function listOf(id: string): List {
  const found = LISTS.find((each) => each.id === id);
  if (!found) throw new Error(`There is no list ${id}.`);
  return found;
}

function pagesOf(kit: Kit, id: string): Promise<Pages> {
  return listOf(id).pages(kit);
}

function itemsOf(pages: Pages): readonly Item[] {
  return pages.flatMap(({ body }) => body.items);
}
