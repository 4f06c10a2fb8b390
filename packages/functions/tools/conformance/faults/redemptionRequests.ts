import { randomUUID } from 'node:crypto';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  type Fault,
  type Json,
  onBody,
  onItems,
  onRequest,
  onSentBody,
  operationOf,
  type ProxiedRequest,
} from './fault.ts';

const [redeem, reverse, list, offline] = [
  'redeemVoucher',
  'reverseRedemption',
  'findRedemptions',
  'findOfflineVouchers',
].map((id) => operationOf(memberHttpService, id)) as [Json, Json, Json, Json];

const KEY = 'idempotency-key';

const withKey = (request: ProxiedRequest, key: string): ProxiedRequest => ({
  ...request,
  headers: { ...request.headers, [KEY]: key },
});

/** What a service makes of an invalid redemption. */
const USES: readonly (readonly [string, (use: Json) => Json])[] = [
  ['a redemption without a device', (use) => ({ deviceId: 'unknown', ...use })],
  ['an empty member', ({ crmId, ...use }) => ({ ...use, crmId: crmId || 'unknown' })],
  ['any text as an id', ({ id, ...use }) => ({ ...use, id: id.replaceAll(' ', '-') })],
  ['a venue as a text', ({ venueId, ...use }) => ({ ...use, venueId: Number(venueId) })],
  ['any text as a time', ({ at, ...use }) => ({ ...use, at: timeOf(at) })],
  ['any value as true', ({ isOffline, ...use }) => ({ ...use, isOffline: Boolean(isOffline) })],
  ['an unknown field', ({ staff: _, ...use }) => use],
];

/** What a service makes of an invalid reversal. */
const REVERSALS: readonly (readonly [string, (reversal: Json) => Json])[] = [
  ['a reversal without a device', (reversal) => ({ deviceId: 'unknown', ...reversal })],
  ['any reason', (reversal) => ({ ...reversal, reason: 'other' })],
  ['any text as a time', ({ at, ...reversal }) => ({ ...reversal, at: timeOf(at) })],
  ['an unknown field', ({ note: _, ...reversal }) => reversal],
];

const OFFLINE: readonly (readonly [string, object])[] = [
  ['an online voucher', { offline: false }],
  ['a used voucher', { usedAt: '2026-01-02T20:00:00Z' }],
  ['an expired voucher', { validFrom: '2026-01-01T20:00:00Z', validUntil: '2026-01-02T20:00:00Z' }],
  ['a voucher of another venue', { location: 9 }],
];

/** Faults of the requests of tills, of their keys, and of the lists. */
export const REDEMPTION_REQUEST_FAULTS: readonly Fault[] = [
  ...USES.map(([what, change]) => ({
    fails: 'redeem-invalid',
    fault: `redeemVoucher accepts ${what}`,
    operation: redeem,
    serve: onSentBody(change),
  })),
  ...REVERSALS.map(([what, change]) => ({
    fails: 'reverse-invalid',
    fault: `reverseRedemption accepts ${what}`,
    operation: reverse,
    serve: onSentBody(change),
  })),
  ...[
    { name: 'redeem', operation: redeem },
    { name: 'reverse', operation: reverse },
  ].flatMap(({ name, operation }) => [
    {
      fails: `${name}-without-key`,
      fault: `${operation.id} needs no key`,
      operation,
      serve: onRequest((request) => withKey(request, request.headers[KEY] ?? randomUUID())),
    },
    {
      fails: `${name}-empty-key`,
      fault: `${operation.id} takes an empty key`,
      operation,
      serve: onRequest((request) => withKey(request, request.headers[KEY] || randomUUID())),
    },
  ]),
  {
    fails: 'redeem-repeated',
    fault: 'the keys of redemptions are ignored',
    operation: redeem,
    serve: onRequest((request) => withKey(request, randomUUID())),
  },
  {
    fails: 'redeem-same-key',
    fault: 'the keys of simultaneous redemptions are ignored',
    operation: redeem,
    serve: onRequest((request) => withKey(request, randomUUID())),
  },
  {
    fails: 'key-other-body-redeem',
    fault: 'the same key of a redemption with another body gets 422',
    operation: redeem,
    serve: comparingBodies(),
  },
  {
    fails: 'own-findRedemptions',
    fault: 'findRedemptions has redemptions of another venue',
    operation: list,
    serve: onItems((item) => ({ ...item, venueId: item.venueId + 1 })),
  },
  {
    fails: 'redemptions-since',
    fault: 'findRedemptions ignores the time',
    operation: list,
    serve: onRequest(withSince),
  },
  {
    fails: 'redemptions-without-since',
    fault: 'findRedemptions needs no time',
    operation: list,
    serve: onRequest((request) => (request.path.includes('since=') ? request : withSince(request))),
  },
  {
    fails: 'redemptions-late',
    fault: 'findRedemptions compares the time of the redemption',
    operation: list,
    serve: onBody((body, { path }) => {
      const since = new URL(path, 'http://members.test').searchParams.get('since') ?? '';
      const isLater = ({ at }: Json) => Date.parse(at) >= Date.parse(since);
      return { ...body, items: body.items.filter(isLater) };
    }),
  },
  {
    fails: 'redemptions-order',
    fault: 'redemptions are sorted by the time at which they were stored first',
    operation: list,
    serve: onBody((body) => ({
      ...body,
      items: body.items.toSorted((one: Json, other: Json) => one.at.localeCompare(other.at)),
    })),
  },
  {
    fails: 'redemptions-order',
    fault: 'a reversed redemption is not in the list',
    operation: list,
    serve: onBody((body) => ({
      ...body,
      items: body.items.filter(({ reversal }: Json) => reversal === null),
    })),
  },
  {
    fails: 'redemptions-all',
    fault: 'findRedemptions ends after 20 redemptions',
    operation: list,
    serve: onBody((body) => ({ items: body.items.slice(0, 20), next: null })),
  },
  {
    fails: 'redemptions-cursor-moved',
    fault: 'a cursor of findRedemptions is a position',
    operation: list,
    serve: byPosition,
  },
  ...OFFLINE.map(([what, change]) => ({
    fails: 'offline-free',
    fault: `findOfflineVouchers has ${what}`,
    operation: offline,
    serve: onBody(({ items: [first, ...rest], ...body }) => ({
      ...body,
      items: [{ ...first, ...change }, ...rest],
    })),
  })),
  {
    fails: 'offline-sorted',
    fault: 'findOfflineVouchers has those that end last first',
    operation: offline,
    serve: onBody((body) => ({ ...body, items: body.items.toReversed() })),
  },
];

function timeOf(at: string): string {
  return at === 'yesterday' ? new Date().toISOString() : at;
}

function withSince(request: ProxiedRequest): ProxiedRequest {
  const url = new URL(request.path, 'http://members.test');
  url.searchParams.set('since', '2020-01-01T00:00:00Z');
  return { ...request, path: `${url.pathname}${url.search}` };
}

function comparingBodies(): Fault['serve'] {
  const bodies = new Map<string, string>();
  return async (request, forward) => {
    const key = request.headers[KEY] ?? '';
    const first = bodies.get(key) ?? request.body;
    bodies.set(key, first);
    return first === request.body ? forward(request) : { status: 422, headers: {}, body: '{}' };
  };
}

const PAGE = 10;

/** Pages of the list as it is now, by the position in it. */
async function byPosition(...[request, forward]: Parameters<Fault['serve']>) {
  const url = new URL(request.path, 'http://members.test');
  const start = Number(url.searchParams.get('cursor') ?? 0);
  const items: Json[] = [];
  let next: string | null = null;
  let reply: Awaited<ReturnType<typeof forward>>;
  do {
    if (next === null) url.searchParams.delete('cursor');
    else url.searchParams.set('cursor', next);
    reply = await forward({ ...request, path: `${url.pathname}${url.search}` });
    if (reply.status !== 200) return reply;
    const page = JSON.parse(reply.body);
    items.push(...page.items);
    next = page.next;
  } while (next !== null);
  const end = start + PAGE;
  const page = { items: items.slice(start, end), next: end < items.length ? `${end}` : null };
  return { ...reply, body: JSON.stringify(page) };
}
