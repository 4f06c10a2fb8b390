import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  type Fault,
  type Json,
  onBody,
  onReply,
  onSentBody,
  operationOf,
  type ProxiedRequest,
} from './fault.ts';

const members = (id: string) => operationOf(memberHttpService, id);
const [register, exists, identify, lookup] = [
  members('register'),
  members('isMember'),
  members('identify'),
  members('findMembers'),
];

const UNKNOWN_CASINO = 999_983;

/** Changes each record of a lookup. */
export const onRecords = (change: (record: Json) => Json): Fault['serve'] =>
  onBody(({ records }) => ({ records: records.map(change) }));

/** Faults of new members: their numbers, casinos and values. */
export const REGISTERING_FAULTS: readonly Fault[] = [
  {
    fails: 'register-membership',
    fault: 'the reply to a registration has another number than the record',
    operation: register,
    serve: onBody(({ membership, ...body }) => ({
      ...body,
      membership: { ...membership, customerNumber: `${membership.customerNumber}0` },
    })),
  },
  {
    fails: 'register-first-type',
    fault: 'a new member has points',
    operation: lookup,
    serve: onRecords(({ member, ...record }) => ({
      ...record,
      member: { ...member, loyalty_points: 500 },
    })),
  },
  {
    fails: 'register-unknown-casino',
    fault: 'a registration at an unknown casino is stored at the first one',
    operation: register,
    serve: onSentBody(({ values, ...body }) => ({
      ...body,
      values: { ...values, location: values.location === UNKNOWN_CASINO ? 6 : values.location },
    })),
  },
  {
    fails: 'number-promised',
    fault: 'a promised number is ignored',
    operation: register,
    serve: onSentBody((body) => ({ ...body, customerNumber: null })),
  },
  {
    fails: 'number-taken',
    fault: 'a customer number is given out twice',
    operation: register,
    serve: promisingAgain(() => true),
  },
  {
    fails: 'number-taken-elsewhere',
    fault: 'a customer number is given out again at another casino',
    operation: register,
    serve: promisingAgain((location, first) => location !== first),
  },
  {
    fails: 'error-without-data',
    fault: 'an error repeats the request',
    operation: register,
    serve: onReply((reply, { body }) => (reply.status === 200 ? reply : { ...reply, body })),
  },
  {
    fails: 'exists-member',
    fault: 'isMember is false for everyone',
    operation: exists,
    serve: onBody(() => ({ isMember: false })),
  },
  {
    fails: 'casino-17-exists',
    fault: 'isMember takes casino 17 for another one than 6',
    operation: exists,
    serve: atUnknownCasino(),
  },
  {
    fails: 'casino-17-identify',
    fault: 'identify takes casino 17 for another one than 6',
    operation: identify,
    serve: atUnknownCasino(),
  },
  {
    fails: 'casino-17-register',
    fault: 'an address of casino 6 can be registered at 17',
    operation: register,
    serve: onReply((reply, { body }) =>
      reply.status === 409 && JSON.parse(body).values.location === 17
        ? { ...reply, status: 200 }
        : reply,
    ),
  },
  {
    fails: 'casino-17-home',
    fault: 'a member of casino 17 is not one of 6',
    operation: exists,
    // No member of the case is one of casino 6.
    serve: onBody((body, request) => (isAt(request, 6) ? { isMember: false } : body)),
  },
  {
    fails: 'casino-17-stored',
    fault: 'a member who registers at casino 17 is stored at 6',
    operation: lookup,
    serve: onRecords(({ member, ...record }) => ({
      ...record,
      member: { ...member, home_casino: member.home_casino === 17 ? 6 : member.home_casino },
    })),
  },
  {
    fails: 'casino-17-membership',
    fault: 'a membership has the requested casino, not that of the record',
    operation: identify,
    serve: onBody(({ membership, ...body }, request) => ({
      ...body,
      membership: { ...membership, location: JSON.parse(request.body).location },
    })),
  },
  {
    fails: 'register-capitals',
    fault: 'an address is returned in the case in which it was registered',
    operation: lookup,
    serve: onRecords(({ member, ...record }) => ({
      ...record,
      member: { ...member, email: member.email.replace('capitals', 'CAPITALS') },
    })),
  },
  {
    fails: 'number-own',
    fault: 'the numbers that the service chooses repeat',
    operation: register,
    serve: onBody(({ membership, ...body }, request) => ({
      ...body,
      membership:
        JSON.parse(request.body).customerNumber === null
          ? { ...membership, customerNumber: membership.customerNumber.slice(-1) }
          : membership,
    })),
  },
];

/** Sends what is at casino 17 to an unknown one. */
export function atUnknownCasino(): Fault['serve'] {
  return onSentBody((body) =>
    body.location === 17 ? { ...body, location: UNKNOWN_CASINO } : body,
  );
}

/** The reply to a registration names the promised number again if `isPromised`. */
function promisingAgain(isPromised: (location: number, first: number) => boolean): Fault['serve'] {
  const casinos = new Map<string, number>();
  return onBody(({ membership, ...body }, request) => {
    const { customerNumber, values } = JSON.parse(request.body);
    const first = casinos.get(customerNumber) ?? values.location;
    casinos.set(customerNumber, first);
    const isAgain = customerNumber !== null && isPromised(values.location, first);
    const given = isAgain ? { ...membership, customerNumber } : membership;
    return { ...body, membership: given };
  });
}

function isAt(request: ProxiedRequest, casino: number): boolean {
  return JSON.parse(request.body).location === casino;
}
