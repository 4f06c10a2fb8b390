import type { contentHttpService } from '../../src/contract/http/content.ts';
import type { OperationReply } from '../../src/contract/http/operation.ts';
import { NotTested } from './outcomes.ts';
import type { Reply, ServiceClient } from './serviceClient.ts';

type Content = typeof contentHttpService;
type Venue = OperationReply<Content, 'listVenues'>['items'][number];
type Event = OperationReply<Content, 'listEvents'>['items'][number];
type Game = OperationReply<Content, 'listGames'>['items'][number];

/** Before all events. */
export const LONG_AGO = '2020-01-01T00:00:00Z';

type EventPage = Reply<OperationReply<Content, 'listEvents'>>;

interface EventOnPage {
  /** The venue of the request. */
  readonly venueId: number;
  readonly event: Event;
  readonly page: EventPage;
}

/** The content that cases refer to. Each part is loaded once, and rejects with `NotTested` if there is none. */
export interface Sample {
  readonly venue: () => Promise<Venue>;
  /** The events and promotions of all venues. */
  readonly events: () => Promise<readonly Event[]>;
  /** The same, each with the page that has it. */
  readonly eventsWithPages: () => Promise<readonly EventOnPage[]>;
  /** The pages of the first venue that has events. */
  readonly eventPages: () => Promise<readonly EventPage[]>;
  readonly event: () => Promise<Event>;
  readonly games: () => Promise<readonly Game[]>;
  readonly game: () => Promise<Game>;
  /** The id of a venue that has benefits or a restaurant. */
  readonly venueWith: (part: 'findBenefits' | 'findRestaurant') => Promise<number>;
  /** The id of a game that has prizes. */
  readonly gameWithPrizes: () => Promise<string>;
  /** The casinos of the group. */
  readonly venues: () => Promise<readonly Venue[]>;
}

export function sampleOf(content: ServiceClient<Content>): Sample {
  const venues = once(async () =>
    (await content.pages('listVenues', { query: {} })).flatMap(({ body }) => body.items),
  );
  const pagesOfVenues = once(async () => {
    const found: { readonly venueId: number; readonly pages: readonly EventPage[] }[] = [];
    for (const { id: venueId } of await venues()) {
      const request = { params: { venueId }, query: { since: LONG_AGO } };
      found.push({ venueId, pages: await content.pages('listEvents', request) });
    }
    return found;
  });
  const eventsWithPages = once(async () =>
    (await pagesOfVenues()).flatMap(({ venueId, pages }) =>
      pages.flatMap((page) => page.body.items.map((event) => ({ venueId, event, page }))),
    ),
  );
  const events = once(async () => (await eventsWithPages()).map(({ event }) => event));
  const games = once(async () =>
    (await content.pages('listGames', { query: {} })).flatMap(({ body }) => body.items),
  );
  const withBenefits = once(() => firstWith('findBenefits'));
  const withRestaurant = once(() => firstWith('findRestaurant'));
  const firstWith = async (part: 'findBenefits' | 'findRestaurant') => {
    for (const { id: venueId } of await venues()) {
      const request = { params: { venueId }, query: {} };
      const { status } = await content.send(part, request);
      if (status === 200) return venueId;
    }
    throw new NotTested('No venue has this content.');
  };
  return {
    venues,
    venue: async () => first(await venues(), 'venue'),
    events,
    eventsWithPages,
    eventPages: async () => {
      const [one] = await eventsWithPages();
      const found = (await pagesOfVenues()).find(({ venueId }) => venueId === one?.venueId);
      return first(found ? [found.pages] : [], 'event');
    },
    event: async () => first(await events(), 'event'),
    games,
    game: async () => first(await games(), 'game'),
    venueWith: (part) => (part === 'findBenefits' ? withBenefits() : withRestaurant()),
    gameWithPrizes: once(async () => {
      for (const { id: gameId } of await games()) {
        const { status } = await content.send('findGamePrizes', { params: { gameId }, query: {} });
        if (status === 200) return gameId;
      }
      throw new NotTested('No game has prizes.');
    }),
  };
}

function first<T>(items: readonly T[], name: string): T {
  const [item] = items;
  if (!item) throw new NotTested(`The service has no ${name}.`);
  return item;
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
