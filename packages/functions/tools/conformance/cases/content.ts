import { inUtc } from '../../../src/contract/rules/calendar.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, mustHaveStatus, NotTested } from '../outcomes.ts';
import { CONTENT_REQUESTS } from '../requests.ts';

/** What events, prizes and dates mean. */
export const CONTENT_CASES: readonly Case[] = [
  {
    id: 'since-excludes',
    service: 'content',
    rule: 'C-10',
    requirement: 'listEvents omits events that end before `since`.',
    check: async (kit) => {
      const { since, pages } = await sinceLastEnd(kit);
      for (const page of pages) {
        must(
          page.body.items.every(({ endsAt }) => Date.parse(endsAt) >= Date.parse(since)),
          `only events that end at ${since} or later`,
          page,
        );
      }
    },
  },
  {
    id: 'since-includes',
    service: 'content',
    rule: 'C-10',
    requirement: 'listEvents includes an event that ends exactly at `since`.',
    check: async (kit) => {
      const { since, pages } = await sinceLastEnd(kit);
      const ends = pages.flatMap(({ body }) => body.items.map(({ endsAt }) => Date.parse(endsAt)));
      const [page] = pages.slice(-1);
      if (page) must(ends.includes(Date.parse(since)), `the event that ends at ${since}`, page);
    },
  },
  clockCase('spring', 2, 'forward'),
  clockCase('autumn', 9, 'back'),
  {
    id: 'events-end',
    service: 'content',
    rule: 'C-12',
    requirement: 'Each event ends after its start.',
    check: async ({ sample }) => {
      for (const { event, page } of await sample.eventsWithPages()) {
        const isLater = Date.parse(event.endsAt) > Date.parse(event.startsAt);
        must(isLater, `${event.id}: endsAt after ${event.startsAt}`, page, event.endsAt);
      }
    },
  },
  {
    id: 'uri-unique',
    service: 'content',
    rule: 'C-13',
    requirement: 'No two events of the group have one uri.',
    check: async ({ sample }) => {
      const ids = new Map<string, string>();
      for (const { event, page } of await sample.eventsWithPages()) {
        const other = ids.get(event.uri) ?? event.id;
        const came = `${event.uri} of ${other} and ${event.id}`;
        must(other === event.id, 'a uri of its own for each event', page, came);
        ids.set(event.uri, event.id);
      }
    },
  },
  {
    id: 'games-windows',
    service: 'content',
    rule: 'C-20',
    requirement: 'The play and the opt-in of each game end after their start.',
    check: async ({ content }) => {
      for (const page of await content.pages('listGames', { query: {} })) {
        for (const { id, GameStart, GameEnd, OptinStart, OptinEnd } of page.body.items) {
          const isLater = (end: string, start: string) => Date.parse(end) > Date.parse(start);
          must(isLater(GameEnd, GameStart), `${id}: GameEnd after ${GameStart}`, page, GameEnd);
          must(
            isLater(OptinEnd, OptinStart),
            `${id}: OptinEnd after ${OptinStart}`,
            page,
            OptinEnd,
          );
        }
      }
    },
  },
  {
    id: 'prizes-numbered',
    service: 'content',
    rule: 'C-21',
    requirement: 'Each prize of a game has its own number.',
    check: async (kit) => {
      const { numbers, page } = await prizesOf(kit);
      must(new Set(numbers).size === numbers.length, 'unique numbers', page, numbers.join(', '));
    },
  },
  {
    id: 'prizes-unlimited',
    service: 'content',
    rule: 'C-22',
    requirement: 'At least one prize of a game has unlimited stock.',
    check: async (kit) => {
      const { stocks, page } = await prizesOf(kit);
      must(stocks.includes(null), 'a prize with "stock": null', page);
    },
  },
  {
    id: 'invalid-request-content',
    service: 'content',
    rule: 'G-05',
    requirement: 'A request that does not match the description gets 400.',
    check: async ({ content, sample }) => {
      const { venueId } = await sample.event();
      const query = { since: 'yesterday' };
      const reply = await content.send('listEvents', { params: { venueId }, query });
      mustHaveStatus(400, reply);
    },
  },
];

/** The events of one venue since the end of its last one. */
async function sinceLastEnd({ content, sample }: Kit) {
  const { venueId } = await sample.event();
  const ends = (await sample.events())
    .filter((each) => each.venueId === venueId)
    .map(({ endsAt }) => Date.parse(endsAt));
  const since = new Date(Math.max(...ends)).toISOString();
  return {
    since,
    pages: await content.pages('listEvents', { params: { venueId }, query: { since } }),
  };
}

async function prizesOf(kit: Kit) {
  const pages = await kit.content.pages(
    'findGamePrizes',
    await CONTENT_REQUESTS.findGamePrizes(kit),
  );
  const prizes = pages.flatMap(({ body }) => body.items);
  const [page] = pages.slice(-1);
  if (!page) throw new NotTested('The game has no prizes.');
  return {
    numbers: prizes.map(({ number }) => number),
    stocks: prizes.map(({ stock }) => stock),
    page,
  };
}

/**
 * British clocks change at 01:00 UTC on the last Sunday of the month. An event that ends in that night
 * shows whether the service reads the offset.
 */
function clockCase(season: string, month: number, direction: string): Case {
  return {
    id: `clocks-${season}`,
    service: 'content',
    rule: 'G-06',
    requirement: `listEvents compares instants, and not local times, when clocks go ${direction}.`,
    check: async ({ content, sample }) => {
      const near = (await sample.events()).find(
        ({ endsAt }) => Math.abs(Date.parse(endsAt) - changeOf(endsAt, month)) < NIGHT_MS,
      );
      if (!near)
        throw new NotTested(`No event ends in the night of the clock change in ${season}.`);
      const params = { venueId: near.venueId };
      const end = inUtc(near.endsAt);
      const winter = { since: end.format() };
      const summer = { since: `${end.add(1, 'hour').format('YYYY-MM-DDTHH:mm:ss')}+01:00` };
      const inWinter = await content.ok('listEvents', { params, query: winter });
      const inSummer = await content.ok('listEvents', { params, query: summer });
      const same = JSON.stringify(inSummer.body.items) === JSON.stringify(inWinter.body.items);
      must(same, `the same events as since ${winter.since}, which is the same instant`, inSummer);
    },
  };
}

const NIGHT_MS = 6 * 60 * 60_000;

/** The clock change in that month of the instant's year, in milliseconds since 1970. */
function changeOf(instant: string, month: number): number {
  const last = inUtc(instant).month(month).endOf('month').startOf('day');
  return last.subtract(last.day(), 'day').hour(1).valueOf();
}
