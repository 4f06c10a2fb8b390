import { contentHttpService } from '../../contract/http/content.ts';
import { inUtc } from '../../contract/rules/calendar.ts';
import type { ContentService } from '../../domain/ports/contentService.ts';
import { ServiceError } from '../../domain/ports/serviceError.ts';
import { reportStaleContent } from '../../runtime/log.ts';
import { type ContentCache, contentCache, type ReadVersion } from './contentCache.ts';
import { type Page, readPages } from './readPages.ts';
import { SERVICE_LIMITS, type ServiceLimits } from './resilience.ts';
import { type ServiceAnswer, type ServiceRequest, serviceClient } from './serviceClient.ts';
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
  /** `isAsked` is checked before a reply is cached: a reply about another id must not replace a cached one. */
  const one = <T>(key: string, send: Send<T>, isAsked: (value: T) => boolean = () => true) =>
    cache.get(key, readOne(operationInKey(key), send, isAsked));
  const list = <T>(key: string, send: Send<Page<T>>, isAsked?: (item: T) => boolean) =>
    cache.get(key, readList(operationInKey(key), send, isAsked));
  return {
    findVenue(venueId) {
      const request = { params: { venueId } };
      const send = (more: ServiceRequest) => client.send('findVenue', { ...request, ...more });
      return one(`findVenue ${venueId}`, send, (venue) => venue.id === venueId);
    },
    async listVenues() {
      return (await list('listVenues', (more) => client.send('listVenues', more))) ?? [];
    },
    findBenefits(venueId) {
      const request = { params: { venueId } };
      return list(`findBenefits ${venueId}`, (more) =>
        client.send('findBenefits', { ...request, ...more }),
      );
    },
    findRestaurant(venueId) {
      const request = { params: { venueId } };
      const send = (more: ServiceRequest) => client.send('findRestaurant', { ...request, ...more });
      return one(`findRestaurant ${venueId}`, send, (restaurant) => restaurant.venueId === venueId);
    },
    async listEvents(venueId, since) {
      // By the day, so that a cached list has all events of a later `since`.
      const from = inUtc(since).startOf('day').toISOString();
      const send = ({ query, ...more }: ServiceRequest) =>
        client.send('listEvents', {
          params: { venueId },
          query: { since: from, ...query },
          ...more,
        });
      const events = await list(
        `listEvents ${venueId}`,
        send,
        (event) => event.venueId === venueId,
      );
      return (events ?? []).filter(({ endsAt }) => new Date(endsAt) >= since);
    },
    findEvent(uri) {
      const request = { query: { uri } };
      const send = (more: ServiceRequest) => client.send('findEvent', { ...request, ...more });
      return one(`findEvent ${uri}`, send, (event) => event.uri === uri);
    },
    async listGames() {
      return (await list('listGames', (more) => client.send('listGames', more))) ?? [];
    },
    findInfoPage(page, language) {
      const request = { params: { page }, language };
      return one(`findInfoPage ${page} ${language}`, (more) =>
        client.send('findInfoPage', { ...request, ...more }),
      );
    },
    findGame(gameId) {
      const request = { params: { gameId } };
      const send = (more: ServiceRequest) => client.send('findGame', { ...request, ...more });
      return one(`findGame ${gameId}`, send, (game) => game.id === gameId);
    },
    findGamePrizes(gameId) {
      const request = { params: { gameId } };
      return list(`findGamePrizes ${gameId}`, (more) =>
        client.send('findGamePrizes', { ...request, ...more }),
      );
    },
  };
}

function readOne<T>(
  operation: string,
  send: Send<T>,
  isAsked: (value: T) => boolean,
): ReadVersion<T | null> {
  return async (etag) => {
    const answer = await send(etag === null ? {} : { etag });
    if (answer.status === 'unchanged') return 'unchanged';
    if (answer.status !== 'ok') return { value: null, etag: null };
    expectAsked(operation, isAsked(answer.reply));
    return { value: answer.reply, etag: answer.etag };
  };
}

/** The `ETag` of the first page is the version of the whole list. */
function readList<T>(
  operation: string,
  send: Send<Page<T>>,
  isAsked: (item: T) => boolean = () => true,
): ReadVersion<readonly T[] | null> {
  return async (etag) => {
    const first = await readOne(operation, send, () => true)(etag);
    if (first === 'unchanged') return 'unchanged';
    const value =
      first.value &&
      (await readPages((cursor) => send({ query: { cursor } }), { first: first.value }));
    expectAsked(operation, (value ?? []).every(isAsked));
    return { value, etag: first.etag };
  };
}

/** The operation in a key of the cache. */
function operationInKey(key: string): string {
  return key.split(' ')[0] ?? key;
}

/** Content of another venue, event or game must not be shown as this one's. */
function expectAsked(operation: string, isAsked: boolean): void {
  if (isAsked) return;
  const detail = `${operation}, the reply is about another id`;
  throw new ServiceError('broken', detail, { fields: ['id'], rule: 'G-15' });
}
