import { randomUUID } from 'node:crypto';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  type Fault,
  type Forward,
  type Json,
  onBody,
  onReply,
  onSentBody,
  operationOf,
  type ProxiedRequest,
} from './fault.ts';

const [redeem, find, reverse, vouchers] = [
  'redeemVoucher',
  'findRedemption',
  'reverseRedemption',
  'findVouchersOf',
].map((id) => operationOf(memberHttpService, id)) as [Json, Json, Json, Json];

/** Changes the redemption of a reply. */
const onRedemption = (change: (redemption: Json, request: ProxiedRequest) => Json) =>
  onBody(({ redemption, ...body }, request) => ({
    ...body,
    redemption: change(redemption, request),
  }));

/** Faults of redemptions and reversals. */
export const REDEMPTION_FAULTS: readonly Fault[] = [
  {
    fails: 'redeem-values',
    fault: 'a redemption forgets that it was offline',
    operation: redeem,
    serve: onSentBody((body) => ({ ...body, isOffline: false })),
  },
  {
    fails: 'redeem-values',
    fault: 'the time of a redemption is the time of its upload',
    operation: redeem,
    serve: onSentBody((body) => ({ ...body, at: new Date().toISOString() })),
  },
  {
    fails: 'redeem-values',
    fault: 'the voucher of a redemption is already used',
    operation: find,
    serve: onBody((body) => ({ ...body, voucher: { ...body.voucher, usedAt: body.at } })),
  },
  {
    fails: 'redeem-once',
    fault: 'a member redeems a voucher as often as the till asks',
    operation: redeem,
    serve: asAnotherMember,
  },
  {
    fails: 'redeem-once',
    fault: 'a second redemption is called new',
    operation: redeem,
    serve: onBody((body) => ({ ...body, isNew: true })),
  },
  {
    fails: 'redeem-simultaneous',
    fault: 'simultaneous redemptions are all new',
    operation: redeem,
    serve: simultaneouslyEach(),
  },
  {
    fails: 'redeem-each-member',
    fault: 'a voucher for everyone can be redeemed by one member',
    operation: redeem,
    serve: oncePerVoucher(),
  },
  {
    fails: 'redeem-same-id',
    fault: 'a repeated redemption is not new',
    operation: redeem,
    serve: knowingIds(),
  },
  {
    fails: 'redeem-same-id',
    fault: 'a repeated redemption forgets its reversal',
    operation: redeem,
    serve: onRedemption((redemption) => ({ ...redemption, reversal: null })),
  },
  {
    fails: 'redeem-of-another',
    fault: 'a member redeems the personal voucher of another one',
    operation: redeem,
    serve: onReply((reply) => (reply.status === 404 ? { ...reply, status: 200 } : reply)),
  },
  {
    fails: 'own-redeemVoucher',
    fault: 'a redemption is of another member',
    operation: redeem,
    serve: onRedemption((redemption) => ({ ...redemption, crmId: 'crm-100202' })),
  },
  {
    fails: 'own-redeemVoucher',
    fault: 'a redemption is of another voucher',
    operation: redeem,
    serve: onRedemption(({ voucher, ...redemption }) => ({
      ...redemption,
      voucher: { ...voucher, id: `${voucher.id}-2` },
    })),
  },
  {
    fails: 'own-findRedemption',
    fault: 'findRedemption replies with another redemption',
    operation: find,
    serve: onBody((body) => ({ ...body, id: `${body.id}-2` })),
  },
  {
    fails: 'own-reverseRedemption',
    fault: 'reverseRedemption replies with another redemption',
    operation: reverse,
    serve: onBody((body) => ({ ...body, id: `${body.id}-2` })),
  },
  {
    fails: 'reverse-frees',
    fault: 'a reversed voucher stays used',
    operation: redeem,
    serve: neverFree(),
  },
  {
    fails: 'reverse-frees',
    fault: 'each reversal has the reason `other`',
    operation: reverse,
    serve: onSentBody((body) => ({ ...body, reason: 'other' })),
  },
  {
    fails: 'reverse-frees',
    fault: 'a reversed redemption is gone',
    operation: find,
    serve: onReply((reply) =>
      reply.status === 200 && JSON.parse(reply.body).reversal !== null
        ? { ...reply, status: 404 }
        : reply,
    ),
  },
  {
    fails: 'reverse-again',
    fault: 'a second reversal replaces the first',
    operation: reverse,
    serve: onBody((body, request) => {
      const { reason, at } = JSON.parse(request.body);
      return { ...body, reversal: { reason, at } };
    }),
  },
  {
    fails: 'reverse-again',
    fault: 'a second reversal takes the next redemption back',
    operation: reverse,
    serve: reversingTheNext,
  },
  {
    fails: 'redeem-shown',
    fault: 'an offer to everyone is never shown as used',
    operation: vouchers,
    serve: onItems((item) => ({ ...item, usedAt: null })),
  },
  {
    fails: 'redeem-shown',
    fault: 'an offer to everyone is used for all after the first member',
    operation: vouchers,
    serve: usedForAll(),
  },
  {
    fails: 'redeem-shown',
    fault: 'the venue of a redemption is not shown',
    operation: vouchers,
    serve: onItems(({ usedVenueId: _, ...item }) => item),
  },
];

function onItems(change: (item: Json) => Json): Fault['serve'] {
  return onBody((body) => ({
    ...body,
    items: body.items.map((each: Json) => (each.audience === 'everyone' ? change(each) : each)),
  }));
}

/** Stores each redemption under a member of its own, so that it is the first. */
async function asAnotherMember(request: ProxiedRequest, forward: Forward) {
  const { crmId, ...body } = JSON.parse(request.body);
  const sent = JSON.stringify({ ...body, crmId: `other-${randomUUID()}` });
  const reply = await forward({ ...request, body: sent });
  if (reply.status !== 200) return reply;
  const { redemption, isNew } = JSON.parse(reply.body);
  return { ...reply, body: JSON.stringify({ redemption: { ...redemption, crmId }, isNew }) };
}

function simultaneouslyEach(): Fault['serve'] {
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

function oncePerVoucher(): Fault['serve'] {
  const first = new Map<string, Json>();
  return onBody(({ redemption }, { path }) => {
    const counts = first.get(path) ?? redemption;
    first.set(path, counts);
    return { redemption: counts, isNew: counts.id === redemption.id };
  });
}

/** A repeated id is not new. */
function knowingIds(): Fault['serve'] {
  const seen = new Set<string>();
  return onBody((body) => {
    const isKnown = seen.has(body.redemption.id);
    seen.add(body.redemption.id);
    return { ...body, isNew: body.isNew && !isKnown };
  });
}

/** A member has one redemption of a voucher for ever. */
function neverFree(): Fault['serve'] {
  const first = new Map<string, Json>();
  return onBody(({ redemption, isNew }) => {
    const counts = first.get(redemption.crmId) ?? redemption;
    first.set(redemption.crmId, counts);
    return counts.id === redemption.id
      ? { redemption, isNew }
      : { redemption: counts, isNew: false };
  });
}

/** Takes back the redemption of the voucher and the member that counts now. */
async function reversingTheNext(request: ProxiedRequest, forward: Forward) {
  const reply = await forward(request);
  if (reply.status !== 200) return reply;
  const { headers } = request;
  const { venueId, crmId } = JSON.parse(reply.body);
  let next: string | null = '';
  while (next !== null) {
    const cursor: string = next === '' ? '' : `&cursor=${next}`;
    const path = `/venues/${venueId}/redemptions?since=2020-01-01T00:00:00Z${cursor}`;
    const page = JSON.parse((await forward({ ...request, method: 'GET', path })).body);
    next = page.next;
    for (const { id } of page.items.filter(
      (each: Json) => each.crmId === crmId && each.reversal === null,
    )) {
      const key = { ...headers, 'idempotency-key': randomUUID() };
      await forward({ ...request, headers: key, path: `/redemptions/${id}/reversal` });
    }
  }
  return reply;
}

/** What one member used is used in each later list. */
function usedForAll(): Fault['serve'] {
  const used = new Map<string, Json>();
  return onItems(({ id, ...item }) => {
    const { usedAt, usedVenueId } = item;
    const first = used.get(id) ?? (usedAt === null ? {} : { usedAt, usedVenueId });
    if (usedAt !== null) used.set(id, first);
    return { id, ...item, ...first };
  });
}
