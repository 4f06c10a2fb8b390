import { contentHttpService } from '../../../src/contract/http/content.ts';
import { type Fault, type Json, onBody, onReply, onRequest, operationOf } from './fault.ts';

const [venues, venue, benefits, events, event, games, prizes, page, restaurant] = [
  'listVenues',
  'findVenue',
  'findBenefits',
  'listEvents',
  'findEvent',
  'listGames',
  'findGamePrizes',
  'findInfoPage',
  'findRestaurant',
].map((id) => operationOf(contentHttpService, id)) as [
  Json,
  Json,
  Json,
  Json,
  Json,
  Json,
  Json,
  Json,
  Json,
];

const reversed = (body: Json) => ({ ...body, items: body.items.toReversed() });
const repeated = (body: Json) => ({ ...body, items: [...body.items, ...body.items.slice(-1)] });

/** The instant of the parameter `since`, in milliseconds since 1970. */
const sinceOf = (path: string) =>
  Date.parse(new URL(path, 'http://content.test').searchParams.get('since') ?? '');

/** Faults of the content service. */
export const CONTENT_FAULTS: readonly Fault[] = [
  {
    fails: 'etag-sent',
    fault: 'a list has no ETag',
    operation: venues,
    serve: onReply(({ headers: { etag, ...headers }, ...reply }) => ({
      ...reply,
      headers,
    })),
  },
  {
    fails: 'etag-unchanged',
    fault: 'If-None-Match is ignored',
    operation: games,
    serve: onRequest((request) => withoutHeader(request, 'if-none-match')),
  },
  {
    fails: 'etag-changed',
    fault: 'any If-None-Match gives 304',
    operation: venue,
    serve: onReply((reply, { headers }) =>
      headers['if-none-match'] ? { ...reply, status: 304, body: '' } : reply,
    ),
  },
  {
    fails: 'etag-differs',
    fault: 'all pages have one ETag',
    operation: page,
    serve: onReply((reply) => ({ ...reply, headers: { ...reply.headers, etag: '"always"' } })),
  },
  {
    fails: 'content-type-of-content',
    fault: 'replies are HTML',
    operation: venues,
    serve: onReply((reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-type': 'text/html' },
    })),
  },
  {
    fails: 'pages-findBenefits',
    fault: 'each page of benefits repeats its last item',
    operation: benefits,
    serve: onBody(repeated),
  },
  {
    fails: 'pages-listEvents',
    fault: 'each page of events repeats its last item',
    operation: events,
    serve: onBody(repeated),
  },
  {
    fails: 'pages-listVenues',
    fault: 'each page of venues repeats its last item',
    operation: venues,
    serve: onBody(repeated),
  },
  {
    fails: 'pages-listGames',
    fault: 'each page of games repeats its last item',
    operation: games,
    serve: onBody(repeated),
  },
  {
    fails: 'pages-end',
    fault: 'the last page of events names itself as the next',
    operation: events,
    serve: onBody((body, { path }) => {
      const cursor = new URL(path, 'http://content.test').searchParams.get('cursor');
      return { ...body, next: body.next ?? cursor };
    }),
  },
  {
    fails: 'pages-small',
    fault: 'a page is larger than 1 MB',
    operation: events,
    serve: onReply((reply) => ({
      ...reply,
      body: `${reply.body}${' '.repeat(1_000_000)}`,
    })),
  },
  {
    fails: 'order-listVenues',
    fault: 'venues are not sorted',
    operation: venues,
    serve: onBody(reversed),
  },
  {
    fails: 'order-listEvents',
    fault: 'events are not sorted',
    operation: events,
    serve: onBody(reversed),
  },
  {
    fails: 'order-listGames',
    fault: 'games are not sorted',
    operation: games,
    serve: onBody(reversed),
  },
  {
    fails: 'since-excludes',
    fault: 'listEvents has all events of the past',
    operation: events,
    serve: onRequest((request) => ({
      ...request,
      path: request.path.replace(/since=\d{4}-/, 'since=2020-'),
    })),
  },
  {
    fails: 'since-includes',
    fault: 'listEvents omits an event that ends at `since`',
    operation: events,
    serve: onBody((body, { path }) => ({
      ...body,
      items: body.items.filter(({ endsAt }: Json) => Date.parse(endsAt) !== sinceOf(path)),
    })),
  },
  ...(
    [
      ['spring', /since=\d+-03/],
      ['autumn', /since=\d+-10/],
    ] as const
  ).map(([season, month]) => ({
    fails: `clocks-${season}`,
    fault: `listEvents ignores the offset of \`since\` in ${season}`,
    operation: events,
    serve: onRequest((request) =>
      month.test(request.path)
        ? { ...request, path: request.path.replace('%2B01%3A00', 'Z') }
        : request,
    ),
  })),
  {
    fails: 'own-findEvent',
    fault: 'findEvent replies with another event',
    operation: event,
    serve: onBody((body) => ({ ...body, uri: `${body.uri}-2` })),
  },
  {
    fails: 'own-findEvent',
    fault: 'findEvent replies with the first event, under any uri',
    operation: event,
    serve: firstForEach(),
  },
  {
    fails: 'etag-of-restaurants',
    fault: 'all restaurants have one ETag',
    operation: restaurant,
    serve: onReply((reply) => ({ ...reply, headers: { ...reply.headers, etag: '"always"' } })),
  },
  {
    fails: 'prizes-numbered',
    fault: 'two prizes have one number',
    operation: prizes,
    serve: onBody((body) => ({
      ...body,
      items: body.items.map((each: Json) => ({ ...each, number: 1 })),
    })),
  },
  {
    fails: 'prizes-unlimited',
    fault: 'the stock of every prize is limited',
    operation: prizes,
    serve: onBody((body) => ({
      ...body,
      items: body.items.map((each: Json) => ({ ...each, stock: each.stock ?? 5 })),
    })),
  },
  {
    fails: 'invalid-request-content',
    fault: 'an invalid `since` gives no events',
    operation: events,
    serve: onReply((reply) =>
      reply.status === 400
        ? { ...reply, status: 200, body: JSON.stringify({ items: [], next: null }) }
        : reply,
    ),
  },
];

function firstForEach(): Fault['serve'] {
  let first: Json;
  return onBody((body) => {
    first ??= body;
    return { ...first, uri: body.uri };
  });
}

function withoutHeader<R extends { headers: Readonly<Record<string, string>> }>(
  request: R,
  name: string,
): R {
  const { [name]: _, ...headers } = request.headers;
  return { ...request, headers };
}
