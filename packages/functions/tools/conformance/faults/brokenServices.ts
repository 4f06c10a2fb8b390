import { contentHttpService } from '../../../src/contract/http/content.ts';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import type { Operation } from '../../../src/contract/http/operation.ts';
import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import { mailboxOf } from '../../../src/domain/addresses/mailbox.ts';
import { withMoreWithdrawn } from './details.ts';
import { type Fault, isOf, type Json, onBody, onReply, onSentBody, operationOf } from './fault.ts';
import { LIST_FAULTS } from './lists.ts';
import { atUnknownCasino, onRecords, REGISTERING_FAULTS } from './registering.ts';

const members = (id: string) => operationOf(memberHttpService, id);
const search = members('searchMembers');

/** A service that breaks some rules, as a whole. */
export interface BrokenService {
  readonly fault: string;
  /** The rules that it breaks. */
  readonly breaks: readonly RuleId[];
  /** The operations that the fault can change: cases that use none of them cannot fail. */
  readonly operations: readonly Operation[];
  readonly serve: Fault['serve'];
}

/** Services that engineers wrote from the documents, each wrong in one thing. */
export const BROKEN_SERVICES: readonly BrokenService[] = [
  {
    fault: 'a search compares whole addresses',
    breaks: ['M-31', 'M-32', 'M-38'],
    operations: [search],
    serve: onBody((body, request) => {
      const { emails } = JSON.parse(request.body);
      const isExact = ({ member, former }: Json) =>
        [member, ...former].some(({ email }) => emails.includes(email));
      return { ...body, items: emails.length === 0 ? body.items : body.items.filter(isExact) };
    }),
  },
  {
    fault: 'a search ignores personId',
    breaks: ['M-36'],
    operations: [search],
    serve: onSentBody(({ personIds, ...values }) => {
      const isValid = personIds !== undefined && personIds.length <= 100;
      return { ...values, personIds: isValid ? [] : personIds };
    }),
  },
  {
    fault: 'casinos 17 and 6 are two',
    breaks: ['M-08'],
    operations: [members('isMember'), members('identify'), members('register')],
    serve: twoCasinos(),
  },
  {
    fault: 'an unknown member has vouchers',
    breaks: ['G-14'],
    operations: [members('findVouchersOf')],
    serve: switchOf(LIST_FAULTS, 'unknown-findVouchersOf'),
  },
  {
    fault: 'a customer number is given out twice',
    breaks: ['M-15'],
    operations: [members('register')],
    serve: switchOf(REGISTERING_FAULTS, 'number-taken'),
  },
  {
    fault: 'a withdrawal appends a no to all topics and to session recording',
    breaks: ['M-27'],
    operations: [members('findMembers')],
    serve: onRecords(withMoreWithdrawn),
  },
  {
    fault: 'the ETag of a first page stays when later pages change',
    breaks: ['C-05'],
    operations: [operationOf(contentHttpService, 'listEvents')],
    serve: switchOf(LIST_FAULTS, 'etag-of-list'),
  },
  {
    fault: '`former` has the last entry only',
    breaks: ['M-39'],
    operations: [members('findMembers')],
    serve: onRecords((record) => ({ ...record, former: record.former.slice(-1) })),
  },
  {
    fault: 'a search ignores earlier addresses',
    breaks: ['M-38'],
    operations: [search],
    serve: onBody((body, request) => {
      const { emails } = JSON.parse(request.body);
      const isFormer = ({ member, former }: Json) =>
        former.some(
          ({ email }: Json) => email !== member.email && emails.includes(mailboxOf(email)),
        );
      return { ...body, items: body.items.filter((each: Json) => !isFormer(each)) };
    }),
  },
];

function switchOf(faults: readonly Fault[], id: string): Fault['serve'] {
  const found = faults.find(({ fails }) => fails === id);
  if (!found) throw new Error(`There is no fault for ${id}.`);
  return found.serve;
}

/** Casino 17 has members of its own: nothing is found at 6, and an address of 6 can join it. */
function twoCasinos(): Fault['serve'] {
  const elsewhere = atUnknownCasino();
  const ofBranch = new Set<string>();
  const registered = onReply((reply, { body }) => {
    const { email, location } = JSON.parse(body).values;
    if (location !== 17) return reply;
    ofBranch.add(email);
    return reply.status === 409 ? { ...reply, status: 200 } : reply;
  });
  return async (request, forward) => {
    if (isOf(members('register'), request)) return registered(request, forward);
    const { email, location } = JSON.parse(request.body);
    if (location !== 6 || !ofBranch.has(email)) return elsewhere(request, forward);
    const reply = await forward(request);
    return { ...reply, body: JSON.stringify({ isMember: false }) };
  };
}
