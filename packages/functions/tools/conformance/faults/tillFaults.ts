import { randomUUID } from 'node:crypto';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  cursorOf,
  type Fault,
  type Fields,
  type Forward,
  faultsOf,
  fieldsOf,
  type Json,
  onFields,
  onItems,
  onList,
  onPath,
  onSent,
  onStatus,
  type ProxiedRequest,
  parameterOf,
  type Serve,
} from './fault.ts';
import { OTHER } from './memberFaults.ts';
import { comparingBodies, ignoringKeys } from './writeFaults.ts';

/** Replaces fields of the redemption of a reply. */
const onRedemption = (fields: Fields<[redemption: Json]>): Serve =>
  onFields(({ redemption }) => ({
    redemption: { ...redemption, ...fieldsOf(fields, redemption) },
  }));

/** Replaces fields of the offers to everyone in a list. */
const onOffers = (fields: Fields<[offer: Json]>): Serve =>
  onItems((item) => (item.audience === 'everyone' ? fieldsOf(fields, item) : {}));

const onFirst = (fields: object): Serve => onItems((_, index) => (index === 0 ? fields : {}));

const toAnotherId = onFields(({ id }) => ({ id: `${id}-2` }));

/** Faults of redemptions and reversals, and of their lists. */
export const TILL_FAULTS: readonly Fault[] = faultsOf(memberHttpService, {
  redeemVoucher: {
    'redeem-values: a time is cut to seconds': onSent(({ at }) => ({
      at: at.replace(/[.]\d+/, ''),
    })),
    'redeem-values: a redemption forgets that it was offline': onSent({ isOffline: false }),
    'redeem-values: the time of a redemption is the time of its upload': onSent(() => ({
      at: new Date().toISOString(),
    })),
    'redeem-once: a member redeems a voucher as often as the till asks': asAnotherMember,
    'redeem-once: a second redemption is called new': onFields({ isNew: true }),
    'redeem-simultaneous: simultaneous redemptions are all new': simultaneouslyEach(),
    'redeem-each-member: a voucher for everyone can be redeemed by one member': firstOf(
      (_, { path }) => path,
    ),
    'redeem-same-id: a repeated redemption is not new': knowingIds(),
    'redeem-same-id: a repeated redemption forgets its reversal': onRedemption({ reversal: null }),
    'redeem-of-another: a member redeems the personal voucher of another one': onStatus(
      200,
      ({ status }) => status === 404,
    ),
    'own-redeemVoucher: a redemption is of another member': onRedemption({ crmId: OTHER }),
    'own-redeemVoucher: a redemption is of another voucher': onRedemption(({ voucher }) => ({
      voucher: { ...voucher, id: `${voucher.id}-2` },
    })),
    'reverse-frees: a reversed voucher stays used': firstOf(({ crmId }) => crmId),
    'redeem-repeated: keys are ignored': ignoringKeys,
    'redeem-same-key: the keys of simultaneous redemptions are ignored': ignoringKeys,
    'key-other-body-redeem: the same key with another body gets 422': comparingBodies(),
  },
  findRedemption: {
    'own-findRedemption: it replies with another redemption': toAnotherId,
    'redeem-values: a time is local, without its offset': onFields(({ at }) => ({
      at: new Date(Date.parse(at) + 3_600_000).toISOString(),
    })),
    'redeem-values: the voucher of a redemption is already used': onFields(({ voucher, at }) => ({
      voucher: { ...voucher, usedAt: at },
    })),
    'reverse-frees: a reversed redemption is gone': onStatus(
      404,
      ({ status, body }) => status === 200 && JSON.parse(body).reversal !== null,
    ),
  },
  reverseRedemption: {
    'own-reverseRedemption: it replies with another redemption': toAnotherId,
    'reverse-frees: each reversal has the reason `other`': onSent({ reason: 'other' }),
    'format-reverseRedemption: a reversal has a reason of its own': onFields(({ reversal }) => ({
      reversal: { ...reversal, reason: 'mistake' },
    })),
    'reverse-again: a second reversal replaces the first': onFields((_, { body }) => {
      const { reason, at } = JSON.parse(body);
      return { reversal: { reason, at } };
    }),
    'reverse-again: a second reversal takes the next redemption back': reversingTheNext,
  },
  findVouchersOf: {
    'redeem-shown: an offer to everyone is never shown as used': onOffers({ usedAt: null }),
    'redeem-shown: an offer to everyone is used for all after the first member': usedForAll(),
    'redeem-shown: the venue of a redemption is not shown': onOffers({ usedVenueId: undefined }),
  },
  findRedemptions: {
    'own-findRedemptions: redemptions are of another venue': onItems(({ venueId }) => ({
      venueId: venueId + 1,
    })),
    'redemptions-since: the time is ignored': onPath(sinceLongAgo),
    'redemptions-without-since: no time is needed': onPath((path) =>
      path.includes('since=') ? path : sinceLongAgo(path),
    ),
    'redemptions-late: the time of the redemption is compared': onList((items, { path }) => {
      const since = Date.parse(parameterOf(path, 'since') ?? '');
      return items.filter(({ at }) => Date.parse(at) >= since);
    }),
    'redemptions-order: redemptions are sorted by the time at which they were stored first': onList(
      (items) => items.toSorted((one, other) => one.at.localeCompare(other.at)),
    ),
    'redemptions-order: redemptions are sorted latest first': onList((items) => items.toReversed()),
    'redemptions-order: a reversed redemption is not in the list': onList((items) =>
      items.filter(({ reversal }) => reversal === null),
    ),
    'redemptions-all: the list ends after 20 redemptions': onFields(({ items }) => ({
      items: items.slice(0, 20),
      next: null,
    })),
    'redemptions-cursor-moved: a cursor is a position': byPosition,
  },
  findOfflineVouchers: {
    'offline-free: an online voucher is in the list': onFirst({ offline: false }),
    'offline-free: a used voucher is in the list': onFirst({ usedAt: '2026-01-02T20:00:00Z' }),
    'offline-free: an expired voucher is in the list': onFirst({
      validFrom: '2026-01-01T20:00:00Z',
      validUntil: '2026-01-02T20:00:00Z',
    }),
    'offline-free: a voucher of another venue is in the list': onFirst({ location: 9 }),
    'offline-sorted: those that end last are first': onList((items) => items.toReversed()),
  },
});

/** Stores each redemption under a member of its own, so that it is the first. */
async function asAnotherMember(request: ProxiedRequest, forward: Forward) {
  const { crmId } = JSON.parse(request.body);
  const renamed = onSent(() => ({ crmId: `other-${randomUUID()}` }));
  return onRedemption({ crmId })(request, (each) => renamed(each, forward));
}

function simultaneouslyEach(): Serve {
  const running = new Set<string>();
  return async (request, forward) => {
    const { crmId } = JSON.parse(request.body);
    if (running.has(crmId)) return asAnotherMember(request, forward);
    running.add(crmId);
    const reply = await forward(request);
    running.delete(crmId);
    return reply;
  };
}

/** Replies for ever with the first redemption of each name. */
function firstOf(nameOf: (redemption: Json, request: ProxiedRequest) => string): Serve {
  const first = new Map<string, Json>();
  return onFields(({ redemption, isNew }, request) => {
    const name = nameOf(redemption, request);
    const counts = first.get(name) ?? redemption;
    first.set(name, counts);
    return { redemption: counts, isNew: isNew && counts.id === redemption.id };
  });
}

/** A repeated id is not new. */
function knowingIds(): Serve {
  const seen = new Set<string>();
  return onFields(({ redemption, isNew }) => {
    const isKnown = seen.has(redemption.id);
    seen.add(redemption.id);
    return { isNew: isNew && !isKnown };
  });
}

/** Takes back the redemption of the voucher and the member that counts now. */
async function reversingTheNext(request: ProxiedRequest, forward: Forward) {
  const reply = await forward(request);
  if (reply.status !== 200) return reply;
  const { headers } = request;
  const { venueId, crmId } = JSON.parse(reply.body);
  const path = `/venues/${venueId}/redemptions?since=2020-01-01T00:00:00Z`;
  const { items } = await allOf({ ...request, method: 'GET', path, body: '' }, forward);
  for (const each of items) {
    if (each.crmId !== crmId || each.reversal !== null) continue;
    const key = { ...headers, 'idempotency-key': randomUUID() };
    await forward({ ...request, headers: key, path: `/redemptions/${each.id}/reversal` });
  }
  return reply;
}

/** What one member used is used in each later list. */
function usedForAll(): Serve {
  const used = new Map<string, object>();
  return onOffers(({ id, usedAt, usedVenueId }) => {
    const first = used.get(id) ?? (usedAt === null ? {} : { usedAt, usedVenueId });
    if (usedAt !== null) used.set(id, first);
    return first;
  });
}

function sinceLongAgo(path: string): string {
  const url = new URL(path, 'http://members.test');
  url.searchParams.set('since', '2020-01-01T00:00:00Z');
  return `${url.pathname}${url.search}`;
}

/** The items of all pages, with the last reply. */
async function allOf(request: ProxiedRequest, forward: Forward) {
  const url = new URL(request.path, 'http://members.test');
  const items: Json[] = [];
  for (;;) {
    const reply = await forward({ ...request, path: `${url.pathname}${url.search}` });
    if (reply.status !== 200) return { reply, items };
    const page = JSON.parse(reply.body);
    items.push(...page.items);
    if (page.next === null) return { reply, items };
    url.searchParams.set('cursor', page.next);
  }
}

const PAGE = 10;

/** Pages of the list as it is now, by the position in it. */
async function byPosition(request: ProxiedRequest, forward: Forward) {
  const start = Number(cursorOf(request) ?? 0);
  const path = request.path.replace(/&cursor=[^&]*/, '');
  const { reply, items } = await allOf({ ...request, path }, forward);
  if (reply.status !== 200) return reply;
  const end = start + PAGE;
  const page = { items: items.slice(start, end), next: end < items.length ? `${end}` : null };
  return { ...reply, body: JSON.stringify(page) };
}
