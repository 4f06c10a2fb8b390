import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  type Fault,
  type Json,
  onBody,
  onReply,
  onRequest,
  onSentBody,
  operationOf,
} from './fault.ts';

const [lookup, exists, identify, vouchers] = [
  'findMembers',
  'isMember',
  'identify',
  'findVouchersOf',
].map((id) => operationOf(memberHttpService, id)) as [Json, Json, Json, Json];

/** Changes each record of a lookup that has `id`. */
const ofRecord = (id: RegExp, change: (record: Json) => Json): Fault['serve'] =>
  onBody(({ records }) => ({
    records: records.map((each: Json) => (id.test(each.member.id) ? change(each) : each)),
  }));

const withMember = (change: object) => (record: Json) => ({
  ...record,
  member: { ...record.member, ...change },
});

/** Faults of reading members. */
export const MEMBER_FAULTS: readonly Fault[] = [
  {
    fails: 'content-type-of-members',
    fault: 'replies are plain text',
    operation: lookup,
    serve: onReply((reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-type': 'text/plain' },
    })),
  },
  {
    fails: 'lookup-omits-unknown',
    fault: 'a lookup with an unknown id has no records',
    operation: lookup,
    serve: onBody((body, request) => {
      const { crmIds } = JSON.parse(request.body);
      return crmIds.length === 2 && body.records.length === 1 ? { records: [] } : body;
    }),
  },
  {
    fails: 'own-findMembers',
    fault: 'a lookup of one id has the record of another member too',
    operation: lookup,
    serve: onBody((body, request) => {
      const { crmIds } = JSON.parse(request.body);
      const [record] = body.records;
      const isOfMember = crmIds.join() === 'crm-100201';
      return isOfMember ? { records: [record, withMember({ id: 'crm-100202' })(record)] } : body;
    }),
  },
  {
    fails: 'lookup-many',
    fault: 'a lookup reads the first 50 ids only',
    operation: lookup,
    serve: onRequest((request) => {
      const { crmIds, ...rest } = JSON.parse(request.body);
      const isValid = crmIds.length <= 100;
      const read = isValid ? crmIds.slice(0, 50) : crmIds;
      return { ...request, body: JSON.stringify({ ...rest, crmIds: read }) };
    }),
  },
  {
    fails: 'lookup-too-many',
    fault: 'a lookup of too many ids ignores the rest',
    operation: lookup,
    serve: onRequest((request) => {
      const { crmIds, ...rest } = JSON.parse(request.body);
      return { ...request, body: JSON.stringify({ ...rest, crmIds: crmIds.slice(0, 100) }) };
    }),
  },
  {
    fails: 'invalid-request-members',
    fault: 'unknown fields are ignored',
    operation: lookup,
    serve: onRequest((request) => {
      const { unknown: _, ...body } = JSON.parse(request.body);
      return { ...request, body: JSON.stringify(body) };
    }),
  },
  {
    fails: 'email-lower-case',
    fault: 'addresses have the case in which they were typed',
    operation: lookup,
    serve: ofRecord(/^crm-100201$/, (record) =>
      withMember({ email: record.member.email.toUpperCase() })(record),
    ),
  },
  {
    fails: 'exists-letter-case',
    fault: 'isMember compares with letter case',
    operation: exists,
    serve: onBody((body, request) => {
      const { email } = JSON.parse(request.body);
      return email === email.toLowerCase() ? body : { isMember: false };
    }),
  },
  {
    fails: 'exists-unknown',
    fault: 'isMember is true for every new address',
    operation: exists,
    serve: onBody((body, request) =>
      request.body.includes('unknown@') ? { isMember: true } : body,
    ),
  },
  {
    fails: 'exists-alias',
    fault: 'isMember ignores an alias',
    operation: exists,
    serve: onSentBody((body) => ({ ...body, email: body.email?.replace(/[+].*@/, '@') })),
  },
  {
    fails: 'exists-former',
    fault: 'isMember finds an earlier address',
    operation: exists,
    serve: onBody((body, request) =>
      request.body.includes('maud.earlier') ? { isMember: true } : body,
    ),
  },
  {
    fails: 'identify-zeros',
    fault: 'numbers are compared without leading zeros',
    operation: identify,
    serve: onSentBody((body) => ({
      ...body,
      customerNumber: body.customerNumber.replace(/^0+/, ''),
    })),
  },
  {
    fails: 'exists-elsewhere',
    fault: 'isMember ignores the casino',
    operation: exists,
    serve: onBody((body, request) => (request.body.includes('999983') ? { isMember: true } : body)),
  },
  {
    fails: 'identify-elsewhere',
    fault: 'identify ignores the casino',
    operation: identify,
    serve: onRequest((request) => ({
      ...request,
      body: request.body.replace('999983', '6'),
    })),
  },
  {
    fails: 'identify-same',
    fault: 'identify replies with another member',
    operation: identify,
    serve: onBody((body) => ({
      ...body,
      membership: { ...body.membership, crmId: 'crm-100202' },
    })),
  },
  {
    fails: 'member-without-casino',
    fault: 'a member without a home casino has the casino 1',
    operation: lookup,
    serve: ofRecord(/without-casino/, withMember({ home_casino: 1 })),
  },
  {
    fails: 'member-without-email',
    fault: 'a member without an address has null',
    operation: lookup,
    serve: ofRecord(/without-email/, withMember({ email: null })),
  },
  {
    fails: 'vouchers-own',
    fault: 'findVouchersOf has vouchers of another member',
    operation: vouchers,
    serve: onBody((body) => ({
      ...body,
      items: body.items.map((each: Json) => ({ ...each, crmId: 'crm-100202' })),
    })),
  },
];
