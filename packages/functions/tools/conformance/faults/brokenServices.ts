import { memberHttpService } from '../../../src/contract/http/members.ts';
import type { Operation } from '../../../src/contract/http/operation.ts';
import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import { type Fault, isOf, onFields, onReply, operationOf, type Serve } from './fault.ts';
import { atUnknownCasino } from './memberFaults.ts';

/** A service that breaks some rules, as a whole. */
export interface BrokenService {
  readonly fault: string;
  /** The rules that it breaks. */
  readonly breaks: readonly RuleId[];
  /** The operations that the fault can change: cases that use none of them cannot fail. */
  readonly operations: readonly Operation[];
  readonly serve: Serve;
}

/** The cases of faults that engineers made who wrote from the documents, and all rules that the fault breaks. */
const BREAKS: Readonly<Record<string, readonly RuleId[]>> = {
  'search-alias': ['M-31', 'M-32', 'M-38'],
  'search-person': ['M-36'],
  'unknown-findVouchersOf': ['G-14'],
  'number-taken': ['M-15'],
  'withdraw-only': ['M-27'],
  'etag-of-list': ['C-05'],
  'former-listed': ['M-39'],
  'search-former-email': ['M-38'],
};

/** Services that engineers wrote from the documents, each wrong in one thing. */
export function brokenServices(faults: readonly Fault[]): readonly BrokenService[] {
  const [exists, identify, register] = ['isMember', 'identify', 'register'].map((id) =>
    operationOf(memberHttpService, id),
  ) as [Operation, Operation, Operation];
  return [
    ...Object.entries(BREAKS).flatMap(([fails, breaks]) =>
      faults
        .filter((each) => each.fails === fails)
        .slice(-1)
        .map(({ fault, operation, serve }) => ({ fault, breaks, operations: [operation], serve })),
    ),
    {
      fault: 'casinos 17 and 6 are two',
      breaks: ['M-08'],
      operations: [exists, identify, register],
      serve: twoCasinos(register),
    },
  ];
}

/** Casino 17 has members of its own: nothing is found at 6, and an address of 6 can join it. */
function twoCasinos(register: Operation): Serve {
  const ofBranch = new Set<string>();
  const registered = onReply((reply, { body }) => {
    const { email, location } = JSON.parse(body).values;
    if (location !== 17) return reply;
    ofBranch.add(email);
    return reply.status === 409 ? { ...reply, status: 200 } : reply;
  });
  const unknownAtMain = onFields({ isMember: false });
  return (request, forward) => {
    if (isOf(register, request)) return registered(request, forward);
    const { email, location } = JSON.parse(request.body);
    const isOfBranch = location === 6 && ofBranch.has(email);
    return (isOfBranch ? unknownAtMain : atUnknownCasino)(request, forward);
  };
}
