import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { oncePerKit } from '../oncePerKit.ts';
import { must, mustHaveStatus, NotTested } from '../outcomes.ts';
import { CONTENT_REQUESTS, MEMBER_REQUESTS, voucherPages } from '../requests.ts';
import type { Reply } from '../serviceClient.ts';

/** The product reads no longer pages. */
const MAX_PAGE_BYTES = 1_000_000;

const UNKNOWN_CURSOR = 'unknown-to-every-service';

const LISTS = ['listVenues', 'findBenefits', 'listEvents', 'listGames'] as const;
const MEMBER_LISTS = [
  'searchMembers',
  'findVouchersOf',
  'findPointMovements',
  'findRedemptions',
  'findOfflineVouchers',
] as const;

/** Lists are complete, whatever the size of a page. */
export const LIST_CASES: readonly Case[] = [
  ...LISTS.map((list): Case => {
    const rule: RuleId = list === 'findBenefits' ? 'C-09' : 'G-07';
    return {
      id: `pages-${list}`,
      service: 'content',
      rule,
      requirement: `The pages of ${list} hold each item once.`,
      check: async (kit) => {
        const pages = await pagesOf(kit, list);
        expectOnce(pages, (body) => body.items.map(({ id }) => id));
      },
    };
  }),
  {
    id: 'pages-findVouchersOf',
    service: 'members',
    rule: 'G-07',
    requirement: 'The pages of findVouchersOf hold each voucher once.',
    check: async (kit) => {
      expectOnce(await voucherPages(kit), (body) => body.items.map(({ id }) => id));
    },
  },
  {
    id: 'pages-end',
    service: 'content',
    rule: 'G-08',
    requirement: 'The last page of a list has no next page, and a cursor is never repeated.',
    check: async (kit) => {
      for (const list of LISTS) {
        const last = (await pagesOf(kit, list)).at(-1);
        if (last) must(last.body.next === null, 'next: null', last, { path: ['next'] });
      }
    },
  },
  {
    id: 'pages-small',
    service: 'content',
    rule: 'G-09',
    requirement: 'A page has at most 1 MB.',
    check: async (kit) => {
      for (const page of await pagesOf(kit, 'listEvents')) {
        const bytes = Buffer.byteLength(page.text);
        must(bytes <= MAX_PAGE_BYTES, `at most ${MAX_PAGE_BYTES} bytes`, page, `${bytes} bytes`);
      }
    },
  },
  ...LISTS.map(
    (list): Case => ({
      id: `cursor-unknown-${list}`,
      service: 'content',
      rule: 'G-10',
      requirement: `${list} replies 400 to an unknown cursor.`,
      check: async (kit) => {
        const { params, query } = (await CONTENT_REQUESTS[list](kit)) as Parts;
        const request = { params, query: { ...query, cursor: UNKNOWN_CURSOR } };
        mustHaveStatus(400, await kit.content.send(list, request as never));
      },
    }),
  ),
  ...MEMBER_LISTS.map(
    (list): Case => ({
      id: `cursor-unknown-${list}`,
      service: 'members',
      rule: 'G-10',
      requirement: `${list} replies 400 to an unknown cursor.`,
      check: async (kit) => {
        const place = list === 'searchMembers' ? 'body' : 'query';
        const request = (await MEMBER_REQUESTS[list](kit)) as Parts;
        const values = { ...request[place], cursor: UNKNOWN_CURSOR };
        const reply = await kit.members.send(list, { ...request, [place]: values } as never);
        mustHaveStatus(400, reply);
      },
    }),
  ),
  {
    id: 'cursor-again',
    service: 'content',
    rule: 'G-11',
    requirement: 'A cursor that is used twice gives the same page.',
    check: async (kit) => {
      const [first] = await pagesOf(kit, 'listEvents');
      const cursor = first?.body.next;
      if (!cursor) throw new NotTested('The events of the venue fit on one page.');
      const { params, query } = (await CONTENT_REQUESTS.listEvents(kit)) as Parts;
      const request = { params, query: { ...query, cursor } } as never;
      const once = await kit.content.ok('listEvents', request);
      const again = await kit.content.ok('listEvents', request);
      must(once.text === again.text, 'the same page twice', [once, again], 'another page');
    },
  },
  {
    id: 'cursor-after-change',
    service: 'content',
    rule: 'G-12',
    alone: true,
    requirement: 'A cursor works after the list has changed.',
    check: async ({ sample }) => {
      for (const { before, stale } of await sample.changedLists()) {
        mustHaveStatus(200, stale);
        const [wanted, came] = [before[1], stale].map((page) => page?.body.items[0]?.id);
        must(wanted === came, `a page that begins with ${wanted}`, stale, `first ${came}`);
      }
    },
  },
  orderCase('listVenues', 'C-07', 'The venues are sorted by id.', (item) =>
    'id' in item ? Number(item.id) : 0,
  ),
  orderCase('listEvents', 'C-11', 'The events of a venue are sorted by end.', (item) =>
    'endsAt' in item ? Date.parse(item.endsAt) : 0,
  ),
  orderCase('listGames', 'C-18', 'The games are sorted by start.', (item) =>
    'GameStart' in item ? Date.parse(item.GameStart) : 0,
  ),
];

/** The parts of a request, without their types. */
interface Parts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

type Item = Pages[number]['body']['items'][number];

type List = (typeof LISTS)[number];
type Pages = Awaited<ReturnType<typeof requestPages>>;

async function loadPages(kit: Kit, list: List): Promise<Pages> {
  return list === 'listEvents' ? kit.sample.eventPages() : requestPages(kit, list);
}

async function requestPages(kit: Kit, list: List) {
  return kit.content.pages(list, (await CONTENT_REQUESTS[list](kit)) as never);
}

const LOADED: ReadonlyMap<List, (kit: Kit) => Promise<Pages>> = new Map(
  LISTS.map((list) => [list, oncePerKit((kit) => loadPages(kit, list))]),
);

/** The pages of a list, which the cases of a run share. */
async function pagesOf(kit: Kit, list: List): Promise<Pages> {
  return LOADED.get(list)?.(kit) ?? [];
}

/** Throws `Unmet` if an id is on two pages, or twice on one. */
export function expectOnce<Body>(
  pages: readonly Reply<Body>[],
  idsOf: (body: Body) => readonly unknown[],
): void {
  const ids = pages.flatMap(({ body }) => idsOf(body));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  must(twice === undefined, 'each item on one page', pages.slice(-1), `twice the id ${twice}`);
}

function orderCase(
  list: (typeof LISTS)[number],
  rule: RuleId,
  requirement: string,
  by: (item: Item) => number,
): Case {
  return {
    id: `order-${list}`,
    service: 'content',
    rule,
    requirement,
    check: async (kit) => {
      const pages = await pagesOf(kit, list);
      let last = -Infinity;
      const items = pages.map(({ body }) => body.items.length);
      if (items.reduce((sum, each) => sum + each, 0) < 2) {
        throw new NotTested('The list has fewer than two items.');
      }
      for (const page of pages) {
        for (const [index, item] of (page.body.items as readonly Item[]).entries()) {
          must(by(item) >= last, 'sorted items, also across pages', page, {
            path: ['items', index],
          });
          last = by(item);
        }
      }
    },
  };
}
