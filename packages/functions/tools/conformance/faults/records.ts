import { contentHttpService } from '../../../src/contract/http/content.ts';
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
import { onRecords } from './registering.ts';

const members = (id: string) => operationOf(memberHttpService, id);

/** Faults of records that differ between operations, of suspended members, and of values that a service reads too freely. */
export const RECORD_FAULTS: readonly Fault[] = [
  {
    fails: 'record-in-search',
    fault: 'a search has records without `former`',
    operation: members('searchMembers'),
    serve: onBody(({ items, ...page }) => ({
      ...page,
      items: items.map((record: Json) => ({ ...record, former: [] })),
    })),
  },
  {
    fails: 'record-in-search',
    fault: 'a search has addresses as they were typed',
    operation: members('searchMembers'),
    serve: onBody(({ items, ...page }) => ({
      ...page,
      items: items.map(({ member, ...record }: Json) => ({
        ...record,
        member: { ...member, email: member.email.toUpperCase() },
      })),
    })),
  },
  {
    fails: 'record-in-identify',
    fault: 'identify has records without `former`',
    operation: members('identify'),
    serve: onBody((body) => ({ ...body, record: { ...body.record, former: [] } })),
  },
  {
    fails: 'update-reply',
    fault: 'an update replies with the history before it',
    operation: members('updateMember'),
    serve: onBody((body, request) => ({
      ...body,
      consents: JSON.parse(request.body).consents ? body.consents.slice(0, -1) : body.consents,
    })),
  },
  {
    fails: 'suspended-marked',
    fault: 'a suspended member is not marked',
    operation: members('findMembers'),
    serve: onRecords(({ member, ...record }) => ({
      ...record,
      member: { ...member, suspended: false },
    })),
  },
  {
    fails: 'suspended-marked',
    fault: 'findMembers omits suspended members',
    operation: members('findMembers'),
    serve: onBody(({ records }) => ({
      records: records.filter(({ member }: Json) => !member.suspended),
    })),
  },
  {
    fails: 'suspended-exists',
    fault: 'isMember ignores suspended members',
    operation: members('isMember'),
    serve: onBody((body, request) =>
      request.body.includes('suspended@') ? { isMember: false } : body,
    ),
  },
  {
    fails: 'suspended-identify',
    fault: 'identify ignores suspended members',
    operation: members('identify'),
    serve: onReply((reply) =>
      reply.body.includes('"suspended":true') ? { ...reply, status: 404, body: '{}' } : reply,
    ),
  },
  {
    fails: 'update-no-interests',
    fault: 'an empty list of interests changes nothing',
    operation: members('updateMember'),
    serve: onSentBody(({ interests, ...change }) => ({
      ...change,
      ...(interests?.length && { interests }),
    })),
  },
  {
    fails: 'update-others',
    fault: 'new answers remove the interests',
    operation: members('updateMember'),
    serve: onSentBody((change) => (change.consents ? { interests: [], ...change } : change)),
  },
  {
    fails: 'update-others',
    fault: 'new interests change the mobile number',
    operation: members('updateMember'),
    serve: onSentBody((change) =>
      change.interests ? { phone_mobile: '+447700900999', ...change } : change,
    ),
  },
  {
    fails: 'text-invalid',
    fault: 'half a pair of surrogates becomes another character',
    operation: members('updateMember'),
    serve: onRequest((request) => ({
      ...request,
      body: request.body.replaceAll(String.raw`\ud83c`, String.raw`\ufffd`),
    })),
  },
  {
    fails: 'number-text',
    fault: 'customer numbers are stored as numbers',
    operation: members('register'),
    serve: onSentBody(({ customerNumber, ...body }) => ({
      ...body,
      customerNumber: customerNumber && `${Number.parseInt(customerNumber, 10)}`,
    })),
  },
  {
    fails: 'register-alias',
    fault: 'an address is stored without its alias',
    operation: members('findMembers'),
    serve: onRecords(({ member, ...record }) => ({
      ...record,
      member: { ...member, email: member.email.replace(/(?<=.)[+][^@]*/, '') },
    })),
  },
  {
    fails: 'register-alias-other',
    fault: 'an address with an alias is that without it',
    operation: members('register'),
    serve: comparing((email) => email.replace(/(?<=.)[+][^@]*/, '')),
  },
  {
    fails: 'register-alias-other',
    fault: 'the dots of Gmail are ignored in a registration',
    operation: members('register'),
    serve: comparing((email) => email.replace(/[.](?=[^@]*@gmail)/g, '')),
  },
  {
    fails: 'etag-of-pages',
    fault: 'all pages of events have one ETag',
    operation: operationOf(contentHttpService, 'listEvents'),
    serve: onReply((reply) => ({ ...reply, headers: { ...reply.headers, etag: '"1"' } })),
  },
];

/** Replies 409 to an address with the normal form of an earlier one. */
function comparing(normal: (email: string) => string): Fault['serve'] {
  const registered = new Set<string>();
  return onReply((reply, { body }) => {
    const email = normal(JSON.parse(body).values.email);
    const isAgain = registered.has(email);
    registered.add(email);
    return isAgain ? { ...reply, status: 409 } : reply;
  });
}
