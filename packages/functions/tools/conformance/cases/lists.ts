import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must } from '../outcomes.ts';
import { CONTENT_REQUESTS } from '../requests.ts';

/** Far above a page of any list, and small enough to parse at once. */
const MAX_PAGE_BYTES = 1_000_000;

const LISTS = ['listVenues', 'findBenefits', 'listEvents', 'listGames'] as const;

/** Lists are complete, whatever the size of a page. */
export const LIST_CASES: readonly Case[] = [
  ...LISTS.map(
    (list): Case => ({
      id: `pages-${list}`,
      service: 'content',
      requirement: `The pages of ${list} hold each item once.`,
      check: async (kit) => {
        const pages = await pagesOf(kit, list);
        const ids = pages.flatMap(({ body }) => body.items.map(({ id }) => id));
        const [reply] = pages.slice(-1);
        if (reply) must(new Set(ids).size === ids.length, 'each item on one page', reply);
      },
    }),
  ),
  {
    id: 'pages-end',
    service: 'content',
    requirement: 'The last page of a list has no next page, and a cursor is never repeated.',
    check: async (kit) => {
      const last = (await pagesOf(kit, 'listEvents')).at(-1);
      if (last) must(last.body.next === null, '"next": null on the last page', last);
    },
  },
  {
    id: 'pages-small',
    service: 'content',
    requirement: 'A page has at most 1 MB.',
    check: async (kit) => {
      for (const page of await pagesOf(kit, 'listEvents')) {
        must(Buffer.byteLength(page.text) <= MAX_PAGE_BYTES, 'at most 1,000,000 bytes', page);
      }
    },
  },
  {
    id: 'order-listVenues',
    service: 'content',
    requirement: 'The venues are sorted by id.',
    check: (kit) => sorted(kit, 'listVenues', (item) => ('id' in item ? Number(item.id) : 0)),
  },
  {
    id: 'order-listEvents',
    service: 'content',
    requirement: 'The events of a venue are sorted by end.',
    check: (kit) =>
      sorted(kit, 'listEvents', (item) => ('endsAt' in item ? Date.parse(item.endsAt) : 0)),
  },
  {
    id: 'order-listGames',
    service: 'content',
    requirement: 'The games are sorted by start.',
    check: (kit) =>
      sorted(kit, 'listGames', (item) => ('GameStart' in item ? Date.parse(item.GameStart) : 0)),
  },
];

type Item = Awaited<ReturnType<typeof pagesOf>>[number]['body']['items'][number];

async function pagesOf(kit: Kit, list: (typeof LISTS)[number]) {
  return kit.content.pages(list, (await CONTENT_REQUESTS[list](kit)) as never);
}

async function sorted(kit: Kit, list: (typeof LISTS)[number], by: (item: Item) => number) {
  const pages = await pagesOf(kit, list);
  let last = -Infinity;
  for (const page of pages) {
    for (const item of page.body.items) {
      must(by(item) >= last, 'sorted items, also across pages', page);
      last = by(item);
    }
  }
}
