import { translationFaults } from '../../../content/format/translation.ts';
import { INFO_PAGES } from '../../../src/contract/content/infoPages.ts';
import type { Incentive } from '../../../src/contract/incentive.ts';
import { INCENTIVE_BREACHES, incentiveBreaches } from '../../../src/contract/incentiveRule.ts';
import { inUtc } from '../../../src/contract/rules/calendar.ts';
import { type Case, type Kit, oncePerKit, readingCases } from '../kit.ts';
import { must, mustHaveStatus, NotTested } from '../outcomes.ts';
import { CONTENT_REQUESTS, expectEach, voucherPages } from '../requests.ts';
import type { Reply } from '../serviceClient.ts';

/** The other language of the product. */
const OTHER = 'zh-Hans';
/** ISO 639-2 reserves it for private use: no service has a text in it. */
const NO_LANGUAGE = 'qaa';

/** Content is cached by its ETag. */
const CACHING_CASES = readingCases('content', {
  'C-01 etag-sent: Each operation replies with an ETag.': (kit) =>
    expectEach(kit, 'content', CONTENT_REQUESTS, async (send) => {
      const reply = await send();
      must(reply.headers.has('ETag'), 'the header ETag', reply, 'no ETag');
    }),
  'C-02 etag-unchanged: If-None-Match with the current ETag gives 304 without a body.': (kit) =>
    expectEach(kit, 'content', CONTENT_REQUESTS, async (send) => {
      const reply = await send({ headers: { 'If-None-Match': etagOf(await send()) } });
      const came = `status ${reply.status}, ${reply.text.length} characters`;
      must(reply.status === 304 && reply.text === '', 'status 304 without a body', reply, came);
    }),
  'C-03 etag-changed: If-None-Match with another ETag gives the content.': (kit) =>
    expectEach(kit, 'content', CONTENT_REQUESTS, async (send) =>
      mustHaveStatus(200, await send({ headers: { 'If-None-Match': '"another"' } })),
    ),
  'C-04 etag-differs: Different content has different ETags.': async ({ content }) => {
    const pages = await Promise.all(
      (['faqs', 'rewards-explained'] as const).map((page) =>
        content.ok('findInfoPage', { params: { page } }),
      ),
    );
    expectOtherTags(pages);
  },
  'C-04 etag-of-restaurants: The restaurants of two venues have different ETags.': async (kit) => {
    const replies: Reply<unknown>[] = [];
    for (const { id: venueId } of await kit.sample.venues()) {
      const reply = await kit.content.send('findRestaurant', { params: { venueId } });
      if (reply.status === 200) replies.push(reply);
      if (replies.length === 2) break;
    }
    if (replies.length < 2) throw new NotTested('Fewer than two venues have a restaurant.');
    expectOtherTags(replies);
  },
  'C-04 etag-of-pages: Pages with other events have other ETags.': async ({ sample }) => {
    const pages = [...new Set((await sample.eventsWithPages()).map(({ page }) => page))];
    const [one] = pages;
    const other = pages.find(({ text }) => text !== one?.text);
    if (!one || !other) throw new NotTested('All events are on one page.');
    expectOtherTags([one, other]);
  },
  'C-04 etag-of-languages: A page has another ETag in each language.': async (kit) => {
    for (const { own, translated } of await translatedPages(kit)) {
      const [tag, other] = [own, translated].map(({ headers }) => headers.get('ETag'));
      must(tag !== other, 'another ETag for each language', [own, translated], `twice ${tag}`);
    }
  },
});

/** The text of a page is in the language of the request. */
const LANGUAGE_CASES = readingCases('content', {
  'C-24 language-unknown: A page has the text of the group in a language that the service does not have.':
    async ({ content }) => {
      const request = { params: { page: 'faqs' } } as const;
      const own = await content.ok('findInfoPage', request);
      const headers = { 'Accept-Language': NO_LANGUAGE };
      const reply = await content.ok('findInfoPage', request, { headers });
      must(reply.text === own.text, 'the page as without a language', [own, reply]);
    },
  'C-24 language-named: A translated page names its language.': async (kit) => {
    for (const { translated } of await translatedPages(kit)) {
      const came = { path: ['locale'] };
      must(translated.body.locale === OTHER, `the locale ${OTHER}`, translated, came);
    }
  },
  'C-25 translation-complete: A translated page has the links and the figures of the text of the group.':
    async (kit) => {
      for (const { own, translated } of await translatedPages(kit)) {
        const [fault] = translationFaults(own.body.html, translated.body.html);
        const came = `${fault?.kind} ${fault?.value}`;
        must(fault === undefined, 'the same links and figures', [own, translated], came);
      }
    },
});

/** What events, prizes and dates mean. */
const MEANING_CASES = readingCases('content', {
  'C-10 since-excludes: listEvents omits events that end before `since`.': async (kit) => {
    const { since, pages } = await sinceLastEnd(kit);
    for (const page of pages) {
      const areLater = page.body.items.every(({ endsAt }) => Date.parse(endsAt) >= since);
      must(areLater, `only events that end at ${textOf(since)} or later`, page);
    }
  },
  'C-10 since-includes: listEvents includes an event that ends at `since`.': async (kit) => {
    const { since, pages } = await sinceLastEnd(kit);
    const ends = pages.flatMap(({ body }) => body.items.map(({ endsAt }) => Date.parse(endsAt)));
    must(ends.includes(since), `the event that ends at ${textOf(since)}`, pages.slice(-1));
  },
  'G-06 clocks-spring: listEvents compares instants, and not local times, when clocks go forward.':
    onClockChange('spring', 2),
  'G-06 clocks-autumn: listEvents compares instants, and not local times, when clocks go back.':
    onClockChange('autumn', 9),
  'C-12 events-end: Each event ends after its start.': async ({ sample }) => {
    for (const { event, page } of await sample.eventsWithPages()) {
      expectLater(event, 'startsAt', 'endsAt', page);
    }
  },
  'C-13 uri-unique: No two events of the group have one uri.': async ({ sample }) => {
    const ids = new Map<string, string>();
    for (const { event, page } of await sample.eventsWithPages()) {
      const other = ids.get(event.uri) ?? event.id;
      const came = `${event.uri} of ${other} and ${event.id}`;
      must(other === event.id, 'a uri of its own for each event', page, came);
      ids.set(event.uri, event.id);
    }
  },
  'C-20 games-windows: Play and opt-in of each game end after their start.': async (kit) => {
    for (const page of await kit.content.pages('listGames', { query: {} })) {
      for (const game of page.body.items) {
        expectLater(game, 'GameStart', 'GameEnd', page);
        expectLater(game, 'OptinStart', 'OptinEnd', page);
      }
    }
  },
  'C-21 prizes-numbered: Each prize of a game has its own number.': async (kit) => {
    const { prizes, page } = await prizesOf(kit);
    const numbers = prizes.map(({ number }) => number);
    must(new Set(numbers).size === numbers.length, 'unique numbers', page, numbers.join(', '));
  },
  'C-22 prizes-unlimited: At least one prize of a game has unlimited stock.': async (kit) => {
    const { prizes, page } = await prizesOf(kit);
    must(
      prizes.some(({ stock }) => stock === null),
      'a prize with "stock": null',
      page,
    );
  },
});

/** Promotions, prizes and offers state their gambling terms, and follow the rule on incentives. */
const INCENTIVE_CASES = [
  ...readingCases('content', {
    'C-15 promotions-have-incentives: Every promotion has an `incentive`, also one for a meal.':
      async (kit) => {
        for (const [page, { id, kind, incentive }] of await eventsOf(kit)) {
          must(kind === 'event' || !!incentive, `an incentive of the promotion ${id}`, page);
        }
      },
    'C-15 events-without-incentives: An event has no `incentive`.': async (kit) => {
      for (const [page, { id, kind, incentive }] of await eventsOf(kit)) {
        must(kind === 'promotion' || !incentive, `no incentive of the event ${id}`, page);
      }
    },
    'C-16 prizes-have-incentives: Every voucher of a prize has an `incentive`, also one for a meal.':
      async (kit) => {
        for (const [page, { number, voucher }] of await allPrizes(kit)) {
          const isStated = !voucher || !!voucher.incentive;
          must(isStated, `an incentive of the prize ${number}`, page);
        }
      },
    'C-17 incentives-allowed: The incentives of all events follow the rule.': async (kit) => {
      for (const [page, { id, incentive }] of await eventsOf(kit)) {
        expectAllowed(id, incentive, page);
      }
    },
    'C-17 incentives-of-prizes: The vouchers of all prizes follow the rule.': async (kit) => {
      for (const [page, { number, voucher }] of await allPrizes(kit)) {
        expectAllowed(`prize ${number}`, voucher?.incentive, page);
      }
    },
  }),
  ...readingCases('members', {
    'M-48 offers-have-incentives: Each voucher has an `incentive`, one for a meal too.': async (
      kit,
    ) => {
      for (const page of await voucherPages(kit)) {
        const without = page.body.items.find(({ incentive }) => !incentive);
        must(!without, `an incentive of the voucher ${without?.id}`, page);
      }
    },
    'M-49 incentives-of-offers: The incentives of all vouchers follow the rule.': async (kit) => {
      for (const page of await voucherPages(kit)) {
        for (const { id, incentive } of page.body.items) expectAllowed(id, incentive, page);
      }
    },
  }),
];

export const CONTENT_CASES: readonly Case[] = [
  ...CACHING_CASES,
  ...LANGUAGE_CASES,
  ...MEANING_CASES,
  ...INCENTIVE_CASES,
];

/** What changes while the kit looks. */
export const CHANGED_CONTENT_CASES: readonly Case[] = [
  ...readingCases('content', {
    'C-05 etag-of-list: The ETag of the first page changes with a later page.': async ({
      sample,
    }) => {
      for (const { before, after } of await sample.changedLists()) {
        const [first, later] = [before[0], after[0]];
        if (first && later) expectOtherTags([first, later]);
      }
    },
    'G-12 cursor-after-change: A cursor works after the list has changed.': async ({ sample }) =>
      expectStalePages(await sample.changedLists()),
  }),
  ...readingCases('members', {
    'G-12 vouchers-cursor-changed: A cursor of findVouchersOf works after a voucher has changed.':
      async ({ sample }) => expectStalePages(await sample.changedVouchers()),
  }),
];

interface PageOfIds {
  readonly items: readonly { readonly id: unknown }[];
}

/** Throws `Unmet` unless a page with an earlier cursor begins at the same item. */
function expectStalePages(
  lists: readonly {
    readonly before: readonly Reply<PageOfIds>[];
    readonly stale: Reply<PageOfIds>;
  }[],
): void {
  for (const { before, stale } of lists) {
    mustHaveStatus(200, stale);
    const [wanted, came] = [before[1], stale].map((page) => page?.body.items[0]?.id);
    must(wanted === came, `a page that begins with ${wanted}`, stale, `first ${came}`);
  }
}

/** Rejects with `NotTested` without an ETag: another case fails for that. */
function etagOf({ headers }: Pick<Reply<unknown>, 'headers'>): string {
  const tag = headers.get('ETag');
  if (tag === null) throw new NotTested('The reply has no ETag.');
  return tag;
}

function expectOtherTags(replies: readonly Reply<unknown>[]): void {
  const [tag, other] = replies.map(etagOf);
  must(tag !== other, 'another ETag for each reply', replies, `twice ${tag}`);
}

/** The pages that the service has in two languages, which the cases of a run share. */
const translatedPages = oncePerKit(async ({ content }) => {
  const found = [];
  for (const page of INFO_PAGES) {
    const own = await content.send('findInfoPage', { params: { page } });
    const translated = await content.send('findInfoPage', { params: { page }, language: OTHER });
    if (own.status !== 200 || translated.status !== 200) continue;
    if (own.body.html !== translated.body.html) found.push({ own, translated });
  }
  if (found.length === 0) throw new NotTested('The service has no page in two languages.');
  return found;
});

/** The events of one venue since the end of its last one, in milliseconds since 1970. */
async function sinceLastEnd({ content, sample }: Kit) {
  const { venueId } = await sample.event();
  const ends = (await sample.events())
    .filter((each) => each.venueId === venueId)
    .map(({ endsAt }) => Date.parse(endsAt));
  const since = Math.max(...ends);
  const request = { params: { venueId }, query: { since: textOf(since) } };
  return { since, pages: await content.pages('listEvents', request) };
}

function textOf(instant: number): string {
  return new Date(instant).toISOString();
}

/** Throws `Unmet` unless one instant of an item is after another one. */
function expectLater<Name extends string>(
  item: { readonly id: string } & Readonly<Record<Name, string>>,
  start: Name,
  end: Name,
  page: Reply<unknown>,
): void {
  const isLater = Date.parse(item[end]) > Date.parse(item[start]);
  must(isLater, `${item.id}: ${end} after ${item[start]}`, page, item[end]);
}

async function prizesOf(kit: Kit) {
  const request = await CONTENT_REQUESTS.findGamePrizes(kit);
  const pages = await kit.content.pages('findGamePrizes', request);
  return { prizes: pages.flatMap(({ body }) => body.items), page: pages.slice(-1) };
}

/** The events and promotions of every venue, each with its page. */
async function eventsOf({ sample }: Kit) {
  return (await sample.eventsWithPages()).map(({ page, event }) => [page, event] as const);
}

/** The prizes of every game, each with its page. */
const allPrizes = oncePerKit(async ({ content, sample }) => {
  const found = [];
  for (const { id: gameId } of await sample.games()) {
    const request = { params: { gameId }, query: {} };
    const { status } = await content.send('findGamePrizes', request);
    if (status !== 200) continue;
    for (const page of await content.pages('findGamePrizes', request)) {
      found.push(...page.body.items.map((prize) => [page, prize] as const));
    }
  }
  return found;
});

function expectAllowed(
  name: string,
  incentive: Incentive | null | undefined,
  page: Reply<unknown>,
): void {
  const [breach] = incentive ? incentiveBreaches(incentive) : [];
  must(breach === undefined, `${name}: ${breach && INCENTIVE_BREACHES[breach]}`, page);
}

/**
 * British clocks change at 01:00 UTC on the last Sunday of the month. An event that ends in that night
 * shows whether the service reads the offset.
 */
function onClockChange(season: string, month: number) {
  return async ({ content, sample }: Kit) => {
    const near = (await sample.events()).find(
      ({ endsAt }) => Math.abs(Date.parse(endsAt) - changeOf(endsAt, month)) < NIGHT_MS,
    );
    if (!near) throw new NotTested(`No event ends in the night of the clock change in ${season}.`);
    const params = { venueId: near.venueId };
    const end = inUtc(near.endsAt);
    const winter = { since: end.format() };
    const summer = { since: `${end.add(1, 'hour').format('YYYY-MM-DDTHH:mm:ss')}+01:00` };
    const inWinter = await content.ok('listEvents', { params, query: winter });
    const inSummer = await content.ok('listEvents', { params, query: summer });
    const same = JSON.stringify(inSummer.body.items) === JSON.stringify(inWinter.body.items);
    must(same, `the same events as since ${winter.since}, which is the same instant`, inSummer);
  };
}

const NIGHT_MS = 6 * 60 * 60_000;

/** The clock change in that month of the instant's year, in milliseconds since 1970. */
function changeOf(instant: string, month: number): number {
  const last = inUtc(instant).month(month).endOf('month').startOf('day');
  return last.subtract(last.day(), 'day').hour(1).valueOf();
}
