import { createHash } from 'node:crypto';
import { contentHttpService } from '../../../src/contract/http/content.ts';
import {
  type Fault,
  faultsOf,
  type Json,
  onFields,
  onItems,
  onList,
  onPath,
  onReply,
  onRequest,
  onStatus,
  parameterOf,
  type Serve,
  untilChange,
  withHeaders,
} from './fault.ts';

/** The instant of the parameter `since`, in milliseconds since 1970. */
const sinceOf = (path: string) => Date.parse(parameterOf(path, 'since') ?? '');

/** Replaces fields of the first item of a page that `is`. */
const onFirst = (is: (item: Json) => boolean, fields: (item: Json) => object): Serve =>
  onList((items) => {
    const first = items.find(is);
    return items.map((item) => (item === first ? { ...item, ...fields(item) } : item));
  });

const any = () => true;
const reversed = onList((items) => items.toReversed());
const oneTag = withHeaders(() => ({ etag: '"always"' }));
const withoutTag = onReply(({ headers: { etag, ...headers }, ...reply }) => ({
  ...reply,
  headers,
}));
const withoutCondition = onRequest(
  ({ headers: { 'if-none-match': _, ...headers }, ...request }) => ({
    ...request,
    headers,
  }),
);

/** A prize whose voucher has these fields. */
const withVoucher = (fields: object) => (prize: Json) => ({
  voucher: prize.voucher && { ...prize.voucher, ...fields },
});

/** Reads the offset of `since` as UTC in a month. */
const withoutOffset = (month: RegExp) =>
  onPath((path) => (month.test(path) ? path.replace('%2B01%3A00', 'Z') : path));

const STAKED = { productTypes: ['casino'], freeChoice: false, wageringTimes: 35 };
const MIXED = { productTypes: ['casino', 'bingo'], freeChoice: false, wageringTimes: 0 };
const NO_TERMS = { productTypes: [], freeChoice: false, wageringTimes: 0 };

/** Faults of the content service. */
export const CONTENT_FAULTS: readonly Fault[] = faultsOf(contentHttpService, {
  listVenues: {
    'etag-sent: a list has no ETag': withoutTag,
    'content-type-of-content: replies are HTML': withHeaders(() => ({
      'content-type': 'text/html',
    })),
    'order-listVenues: venues are not sorted': reversed,
  },
  findVenue: {
    'etag-changed: any If-None-Match gives 304': onReply((reply, { headers }) =>
      headers['if-none-match'] ? { ...reply, status: 304, body: '' } : reply,
    ),
    'own-findVenue: it replies with another venue': onFields(({ id }) => ({ id: id + 1 })),
  },

  findRestaurant: {
    'own-findRestaurant: it replies with the restaurant of another venue': onFields(
      ({ venueId }) => ({ venueId: venueId + 1 }),
    ),
    'etag-of-restaurants: all restaurants have one ETag': oneTag,
  },
  listEvents: {
    'own-listEvents: it has promotions of another venue': onItems(({ kind, venueId }) =>
      kind === 'event' ? {} : { venueId: venueId + 1 },
    ),
    'unknown-listEvents: an unknown venue has the events of another': onPath((path) =>
      path.replace('/999983/', '/6/'),
    ),
    'invalid-request-content: an invalid `since` gives no events': onReply((reply) =>
      reply.status === 400 ? { ...reply, status: 200, body: '{"items":[],"next":null}' } : reply,
    ),
    'pages-small: a page is larger than 1 MB': onReply((reply) => ({
      ...reply,
      body: `${reply.body}${' '.repeat(1_000_000)}`,
    })),
    'cursor-after-change: a change of a list makes its cursors invalid': untilChange(),
    'etag-of-list: the ETag of the first page stays when later pages change': versionOfItems,
    'etag-of-pages: all pages of events have one ETag': oneTag,
    'order-listEvents: events are not sorted': reversed,
    'since-excludes: all events of the past are in the list': onPath((path) =>
      path.replace(/since=\d{4}-/, 'since=2020-'),
    ),
    'since-includes: an event that ends at `since` is left out': onList((items, { path }) =>
      items.filter(({ endsAt }) => Date.parse(endsAt) !== sinceOf(path)),
    ),
    'clocks-spring: the offset of `since` is ignored in spring': withoutOffset(/since=\d+-03/),
    'clocks-autumn: the offset of `since` is ignored in autumn': withoutOffset(/since=\d+-10/),
    'any-since: days are compared': onPath((path) =>
      path.replace(/(since=\d{4}-\d\d-\d\d)T[^&]*/, '$1T00:00:00Z'),
    ),
    'any-offset: an offset with minutes is read as whole hours': onPath((path) =>
      path.replace(/(since=[^&]*%2B05%3A)45/, '$100'),
    ),
    'events-end: an event ends when it begins': onFirst(any, ({ endsAt }) => ({
      startsAt: endsAt,
    })),
    'uri-unique: two venues have an event with one uri': onFirst(any, () => ({
      uri: 'events/everywhere',
    })),
    'incentives-allowed: a promotion on a later page mixes bingo with the casino': onList(
      (items, { path }) =>
        path.includes('cursor=') ? items.map((each) => ({ ...each, incentive: MIXED })) : items,
    ),
    'promotions-have-incentives: promotions do not state their gambling terms': onItems({
      incentive: undefined,
    }),
    'events-without-incentives: an event has an incentive': onFirst(
      ({ kind }) => kind === 'event',
      () => ({ incentive: NO_TERMS }),
    ),
  },
  findEvent: {
    'own-findEvent: it replies with another event': onFields(({ uri }) => ({ uri: `${uri}-2` })),
    'own-findEvent: it replies with the first event, under any uri': firstForEach(),
  },
  listGames: {
    'etag-unchanged: If-None-Match is ignored': withoutCondition,
    'order-listGames: games are not sorted': reversed,
    'games-windows: the opt-in of a game ends when it begins': onItems(({ OptinStart }) => ({
      OptinEnd: OptinStart,
    })),
  },
  findGame: {
    'own-findGame: it replies with another game': onFields(({ id }) => ({ id: `${id}-2` })),
    'any-unknown-id: an id of 64 characters is too long for the database': onStatus(
      500,
      (_, { path }) => path.length > 60,
    ),
  },
  findGamePrizes: {
    'prizes-numbered: two prizes have one number': onItems({ number: 1 }),
    'prizes-unlimited: the stock of every prize is limited': onItems(({ stock }) => ({
      stock: stock ?? 5,
    })),
    'incentives-of-prizes: a prize of another game than the first has to be staked 35 times':
      onList((items, { path }) =>
        path.includes('autumn-aces')
          ? items
          : items.map((each) => ({ ...each, ...withVoucher({ incentive: STAKED })(each) })),
      ),
    'prizes-have-incentives: prizes do not state their gambling terms': onItems(
      withVoucher({ incentive: undefined }),
    ),
  },
  findInfoPage: {
    'own-findInfoPage: it replies with another page': onFields({ page: 'terms' }),
    'etag-differs: all pages have one ETag': oneTag,
    'etag-of-languages: the ETag of a page is that of its path': withHeaders(({ path }) => ({
      etag: `"${path}"`,
    })),
    'language-unknown: a language that the service does not have gets Chinese': onRequest(
      (request) =>
        request.headers['accept-language'] === 'qaa'
          ? { ...request, headers: { ...request.headers, 'accept-language': 'zh-Hans' } }
          : request,
    ),
    'language-unknown: a language that the service does not have gets 406': onReply(
      (reply, { headers }) =>
        headers['accept-language'] === 'qaa' ? { ...reply, status: 406, body: '{}' } : reply,
    ),
    'language-named: a translation does not name its language': onFields({ locale: undefined }),
    'translation-complete: a translation has another telephone number': onTranslation(
      '116123',
      '116124',
    ),
    'translation-complete: a translation has other points': onTranslation('108,000', '180,000'),
  },
});

function onTranslation(from: string, to: string): Serve {
  return onFields(({ locale, html }) => ({ html: locale ? html.replaceAll(from, to) : html }));
}

function firstForEach(): Serve {
  let first: Json;
  return onFields((body) => {
    first ??= body;
    return { ...first, uri: body.uri };
  });
}

/** The ETag of a page is that of its items, so that it stays when other pages change. */
async function versionOfItems(...[request, forward]: Parameters<Serve>) {
  const { 'if-none-match': known, ...headers } = request.headers;
  const reply = await forward({ ...request, headers });
  if (reply.status !== 200) return reply;
  const items = JSON.stringify(JSON.parse(reply.body).items);
  const etag = `"${createHash('sha256').update(items).digest('hex')}"`;
  const changed = { ...reply, headers: { ...reply.headers, etag } };
  return etag === known ? { ...changed, status: 304, body: '' } : changed;
}
