import { contentHttpService } from '../../../src/contract/http/content.ts';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import type { Operation } from '../../../src/contract/http/operation.ts';
import { UNKNOWN_CONTENT, UNKNOWN_MEMBERS } from '../requests.ts';
import { type Fault, onBody, onReply, operationOf, type ProxiedRequest } from './fault.ts';

const SERVICES = [contentHttpService, memberHttpService] as const;

/** A field that the contract does not name, in each operation. */
const FORMAT_FAULTS: readonly Fault[] = SERVICES.flatMap(({ operations }) =>
  (operations as readonly Operation[]).map((operation) => ({
    fails: `format-${operation.id}`,
    fault: `a reply of ${operation.id} has an unknown field or a wrong value`,
    operation,
    serve: onBody((body) =>
      operation.id === 'readRecord' ? [body] : { ...body, internalCode: 7 },
    ),
  })),
);

/** An empty record instead of 404, in each operation that has an unknown id. */
const UNKNOWN_ID_FAULTS: readonly Fault[] = [
  ...Object.keys(UNKNOWN_CONTENT).map((id) => emptyRecord(operationOf(contentHttpService, id))),
  ...[...Object.keys(UNKNOWN_MEMBERS), 'updateMember', 'redeemVoucher', 'reverseRedemption'].map(
    (id) => emptyRecord(operationOf(memberHttpService, id)),
  ),
  {
    fails: 'unknown-withdrawMarketing',
    fault: 'withdrawMarketing replies 404 for an unknown id',
    operation: operationOf(memberHttpService, 'withdrawMarketing'),
    serve: onReply((reply, { path }) =>
      path.includes('unknown') ? { ...reply, status: 404 } : reply,
    ),
  },
];

/** One operation of a service that accepts a request with an invalid token. */
const ACCESS_FAULTS: readonly Fault[] = (
  [
    ['missing', 'no token', (header: string | undefined) => header === undefined],
    ['wrong', 'any token', (header: string | undefined) => header === 'Bearer wrong-token'],
    ['empty', 'an empty token', (header: string | undefined) => /^Bearer *$/.test(header ?? '')],
    ['scheme', 'any scheme', (header: string | undefined) => /^Basic /.test(header ?? '')],
  ] as const
).flatMap(([id, what, accepts]) =>
  [
    { cases: 'content', operation: operationOf(contentHttpService, 'findInfoPage') },
    { cases: 'members', operation: operationOf(memberHttpService, 'readRecord') },
    ...memberHttpService.operations
      .filter((each) => 'isKeyed' in each)
      .map((operation: Operation) => ({ cases: 'writes', operation })),
  ].map(({ cases, operation }) => ({
    fails: `token-${id}-${cases}`,
    fault: `${operation.id} accepts ${what}`,
    operation,
    serve: (request: ProxiedRequest, forward: Parameters<Fault['serve']>[1]) => {
      const isAccepted = accepts(request.headers['authorization']);
      const headers = { ...request.headers, authorization: 'Bearer demo-token' };
      return forward(isAccepted ? { ...request, headers } : request);
    },
  })),
);

/** Faults of every operation. */
export const OPERATION_FAULTS: readonly Fault[] = [
  ...FORMAT_FAULTS,
  ...UNKNOWN_ID_FAULTS,
  ...ACCESS_FAULTS,
];

function emptyRecord(operation: Operation): Fault {
  return {
    fails: `unknown-${operation.id}`,
    fault: `${operation.id} replies with an empty record for an unknown id`,
    operation,
    serve: onReply((reply, { path, body }) => {
      const isUnknown = /unknown|venues.999983/.test(path + body);
      return reply.status === 404 && isUnknown ? { ...reply, status: 200, body: '{}' } : reply;
    }),
  };
}
