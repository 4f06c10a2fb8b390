import { contentHttpService } from '../../../src/contract/http/content.ts';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  type Fault,
  type Json,
  onBody,
  onItems,
  onReply,
  onRequest,
  onSentBody,
  operationOf,
  type ProxiedRequest,
} from './fault.ts';
import { onRecords } from './registering.ts';

const content = (id: string) => operationOf(contentHttpService, id);
const members = (id: string) => operationOf(memberHttpService, id);

/** The first item that `is` changes, the others stay. */
const firstItem = (is: (item: Json) => boolean, change: (item: Json) => Json): Fault['serve'] =>
  onBody((body) => {
    const index = body.items.findIndex(is);
    return {
      ...body,
      items: body.items.map((item: Json, at: number) => (at === index ? change(item) : item)),
    };
  });

/** Accepts a signed token, whatever its time. */
const withValidToken = (request: ProxiedRequest): ProxiedRequest => {
  const isSigned = /^Bearer [^.]+[.][^.]+[.][^.]+$/.test(request.headers['authorization'] ?? '');
  const headers = { ...request.headers, authorization: 'Bearer demo-token' };
  return isSigned ? { ...request, headers } : request;
};

/** Faults of single values, which only some requests show. */
export const DETAIL_FAULTS: readonly Fault[] = [
  {
    fails: 'token-expired-content',
    fault: 'findGame accepts an expired token',
    operation: content('findGame'),
    serve: onRequest(withValidToken),
  },
  {
    fails: 'token-expired-members',
    fault: 'isMember accepts an expired token',
    operation: members('isMember'),
    serve: onRequest(withValidToken),
  },
  ...['register', 'updateMember', 'withdrawMarketing'].map((id) => ({
    fails: 'token-expired-writes',
    fault: `${id} accepts an expired token`,
    operation: members(id),
    serve: onRequest(withValidToken),
  })),
  {
    fails: 'events-end',
    fault: 'an event ends when it begins',
    operation: content('listEvents'),
    serve: firstItem(
      () => true,
      (item) => ({ ...item, startsAt: item.endsAt }),
    ),
  },
  {
    fails: 'uri-unique',
    fault: 'two venues have an event with one uri',
    operation: content('listEvents'),
    serve: firstItem(
      () => true,
      (item) => ({ ...item, uri: 'events/everywhere' }),
    ),
  },
  {
    fails: 'games-windows',
    fault: 'the opt-in of a game ends before it begins',
    operation: content('listGames'),
    serve: onItems((item) => ({ ...item, OptinEnd: item.OptinStart })),
  },
  {
    fails: 'events-without-incentives',
    fault: 'an event has an incentive',
    operation: content('listEvents'),
    serve: firstItem(
      ({ kind }) => kind === 'event',
      (item) => ({
        ...item,
        incentive: { productTypes: [], freeChoice: false, wageringTimes: 0 },
      }),
    ),
  },
  {
    fails: 'incentives-of-offers',
    fault: 'an offer has to be staked 35 times',
    operation: members('findVouchersOf'),
    serve: onItems((item) => ({
      ...item,
      incentive: { productTypes: ['casino'], freeChoice: false, wageringTimes: 35 },
    })),
  },
  {
    fails: 'vouchers-elsewhere',
    fault: 'findVouchersOf ignores the venue',
    operation: members('findVouchersOf'),
    serve: onRequest((request) => ({ ...request, path: request.path.replace('999983', '6') })),
  },
  {
    fails: 'vouchers-audience',
    fault: 'a personal voucher names no member',
    operation: members('findVouchersOf'),
    serve: onItems((item) => ({ ...item, crmId: null })),
  },
  {
    fails: 'vouchers-days',
    fault: 'a voucher ends before it begins',
    operation: members('findVouchersOf'),
    serve: firstItem(
      () => true,
      (item) => ({ ...item, validUntil: item.validFrom }),
    ),
  },
  {
    fails: 'voucher-same',
    fault: 'a voucher has another title alone',
    operation: members('findVoucher'),
    serve: onBody((body) => ({ ...body, title: `${body.title}!` })),
  },
  {
    fails: 'voucher-same-used',
    fault: 'findVoucher replies 404 for a used voucher',
    operation: members('findVoucher'),
    serve: onReply((reply) =>
      reply.status === 200 && JSON.parse(reply.body).usedAt !== null
        ? { ...reply, status: 404 }
        : reply,
    ),
  },
  {
    fails: 'lookup-repeated',
    fault: 'a repeated id has two records',
    operation: members('findMembers'),
    serve: onBody((body, request) => {
      const { crmIds } = JSON.parse(request.body);
      const isRepeated = new Set(crmIds).size < crmIds.length;
      return isRepeated ? { records: [...body.records, ...body.records] } : body;
    }),
  },
  {
    fails: 'invalid-value-members',
    fault: 'a number in a text is accepted',
    operation: members('isMember'),
    serve: onSentBody((body) => ({ ...body, location: Math.floor(Number(body.location)) })),
  },
  {
    fails: 'update-interests',
    fault: 'new interests are added to the earlier ones',
    operation: members('findMembers'),
    serve: onRecords(({ member, ...record }) => ({
      ...record,
      member: member.interests
        ? { ...member, interests: ['roulette', ...member.interests] }
        : member,
    })),
  },
  {
    fails: 'withdraw-only',
    fault: 'a withdrawal also appends a no to other topics',
    operation: members('findMembers'),
    serve: onRecords(withMoreWithdrawn),
  },
  {
    fails: 'withdraw-wording',
    fault: 'a withdrawal has a wording of its own',
    operation: members('findMembers'),
    serve: onRecords(({ member, ...record }) => ({
      ...record,
      member: {
        ...member,
        consents: member.consents?.map((each: Json) =>
          each.given ? each : { ...each, wording: 'Withdrawn.' },
        ),
      },
    })),
  },
  {
    fails: 'any-unknown-id',
    fault: 'an id of 64 characters is too long for the database',
    operation: content('findGame'),
    serve: onReply((reply, { path }) => (path.length > 60 ? { ...reply, status: 500 } : reply)),
  },
  {
    fails: 'any-since',
    fault: 'listEvents compares days',
    operation: content('listEvents'),
    serve: onRequest((request) => ({
      ...request,
      path: request.path.replace(/(since=\d{4}-\d\d-\d\d)T[^&]*/, '$1T00:00:00Z'),
    })),
  },
  {
    fails: 'any-offset',
    fault: 'an offset with minutes is read as whole hours',
    operation: content('listEvents'),
    serve: onRequest((request) => ({
      ...request,
      path: request.path.replace(/(since=[^&]*%2B05%3A)45/, '$100'),
    })),
  },
  {
    fails: 'any-ids',
    fault: 'an id of 64 characters is refused',
    operation: members('findMembers'),
    serve: onReply((reply, { body }) =>
      JSON.parse(body).crmIds.some((id: string) => id.length === 64)
        ? { ...reply, status: 400 }
        : reply,
    ),
  },
  {
    fails: 'any-person',
    fault: 'names are stored in Latin-1',
    operation: members('findMembers'),
    serve: onReply((reply) => ({ ...reply, body: reply.body.replaceAll(/[^\0-ÿ]/g, '?') })),
  },
  {
    fails: 'any-answer',
    fault: 'a wording is cut after 255 characters',
    operation: members('findMembers'),
    serve: onRecords(({ member, ...record }) => ({
      ...record,
      member: {
        ...member,
        consents: member.consents?.map((each: Json) => ({
          ...each,
          wording: each.wording.slice(0, 255).replaceAll(/[^\0-ÿ]/g, '?'),
        })),
      },
    })),
  },
];

/** A no to each topic of the history after a withdrawal, whatever the answer before. */
export function withMoreWithdrawn({ member, ...record }: Json): Json {
  const consents = member.consents ?? [];
  const last = consents.at(-1);
  const isWithdrawn = last && !last.given && last.topic === 'casino-email';
  const others = consents
    .filter(({ topic }: Json) => topic !== 'casino-email')
    .map((each: Json) => ({ ...each, given: false, at: last.at }));
  return {
    ...record,
    member: isWithdrawn ? { ...member, consents: [...consents, ...others] } : member,
  };
}
