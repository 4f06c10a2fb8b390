import { contentHttpService } from '../contract/http/content.ts';
import { inUtc } from '../contract/index.ts';
import type { ContentService } from '../stores/contentService.ts';
import { reportStaleContent } from '../wrapper/log.ts';
import { type ContentCache, contentCache, type ReadVersion } from './contentCache.ts';
import { type Page, readPages } from './readPages.ts';
import { SERVICE_LIMITS, type ServiceLimits } from './resilience.ts';
import { type ServiceAnswer, type ServiceRequest, serviceClient } from './serviceClient.ts';
import { ServiceError } from './serviceError.ts';
import type { ServiceSettings } from './serviceSettings.ts';

/** Sends a request, with these additions. */
type Send<T> = (more: ServiceRequest) => Promise<ServiceAnswer<T>>;

/**
 * The content service of a group over HTTP (docs/connect.md). Content is cached with its `ETag`, and served stale while
 * it is requested again or while the service is down.
 */
export function httpContentService(
  settings: ServiceSettings,
  cache: ContentCache = contentCache(reportStaleContent),
  limits: ServiceLimits = SERVICE_LIMITS,
): ContentService {
  const client = serviceClient(contentHttpService, settings, limits);
  const one = <T>(key: string, send: Send<T>) => cache.get(key, readOne(send));
  const list = <T>(key: string, send: Send<Page<T>>) => cache.get(key, readList(send));
  return {
    async findVenue(venueId) {
      const request = { params: { venueId } };
      const venue = await one(`venue ${venueId}`, (more) =>
        client.send('findVenue', { ...request, ...more }),
      );
      return expectSame(venue, venue === null || venue.id === venueId);
    },
    async listVenues() {
      return (await list('venues', (more) => client.send('listVenues', more))) ?? [];
    },
    findBenefits(venueId) {
      const request = { params: { venueId } };
      return list(`benefits ${venueId}`, (more) =>
        client.send('findBenefits', { ...request, ...more }),
      );
    },
    async findRestaurant(venueId) {
      const request = { params: { venueId } };
      const restaurant = await one(`restaurant ${venueId}`, (more) =>
        client.send('findRestaurant', { ...request, ...more }),
      );
      return expectSame(restaurant, restaurant === null || restaurant.venueId === venueId);
    },
    async listEvents(venueId, since) {
      // By the hour, so that the requests of an hour share a cached list.
      const from = inUtc(since).startOf('hour').toISOString();
      const events = await list(`events ${venueId} ${from}`, ({ query, ...more }) =>
        client.send('listEvents', {
          params: { venueId },
          query: { since: from, ...query },
          ...more,
        }),
      );
      const ofVenue = expectSame(
        events ?? [],
        (events ?? []).every((event) => event.venueId === venueId),
      );
      return ofVenue.filter(({ endsAt }) => new Date(endsAt) >= since);
    },
    async findEvent(uri) {
      const request = { query: { uri } };
      const event = await one(`event ${uri}`, (more) =>
        client.send('findEvent', { ...request, ...more }),
      );
      return expectSame(event, event === null || event.uri === uri);
    },
    async listGames() {
      return (await list('games', (more) => client.send('listGames', more))) ?? [];
    },
    findInfoPage(page) {
      const request = { params: { page } };
      return one(`page ${page}`, (more) => client.send('findInfoPage', { ...request, ...more }));
    },
    async findGame(gameId) {
      const request = { params: { gameId } };
      const game = await one(`game ${gameId}`, (more) =>
        client.send('findGame', { ...request, ...more }),
      );
      return expectSame(game, game === null || game.id === gameId);
    },
    findGamePrizes(gameId) {
      const request = { params: { gameId } };
      return list(`prizes ${gameId}`, (more) =>
        client.send('findGamePrizes', { ...request, ...more }),
      );
    },
  };
}

function readOne<T>(send: Send<T>): ReadVersion<T | null> {
  return async (etag) => {
    const answer = await send(etag === null ? {} : { etag });
    if (answer.status === 'unchanged') return 'unchanged';
    return answer.status === 'ok'
      ? { value: answer.reply, etag: answer.etag }
      : { value: null, etag: null };
  };
}

/** The `ETag` of the first page is the version of the whole list. */
function readList<T>(send: Send<Page<T>>): ReadVersion<readonly T[] | null> {
  return async (etag) => {
    const first = await readOne(send)(etag);
    if (first === 'unchanged') return 'unchanged';
    const value =
      first.value && (await readPages((cursor) => send({ query: { cursor } }), first.value));
    return { value, etag: first.etag };
  };
}

/** Content of another venue, event or game must not be shown as this one's. */
function expectSame<T>(value: T, isSame: boolean): T {
  if (!isSame)
    throw new ServiceError('broken', 'the reply is about another id', { fields: ['id'] });
  return value;
}
