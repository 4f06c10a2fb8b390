import { memberHttpService } from '../../../src/contract/http/members.ts';
import { type Fault, type Json, operationOf } from './fault.ts';
import { onRecords } from './registering.ts';

const lookup = operationOf(memberHttpService, 'findMembers');

/** Changes the history of each record. */
const onHistory = (change: (consents: Json[]) => Json[]): Fault['serve'] =>
  onRecords(({ member, ...record }) => ({
    ...record,
    member: { ...member, ...(member.consents && { consents: change(member.consents) }) },
  }));

const onAnswers = (change: (answer: Json) => Json): Fault['serve'] =>
  onHistory((consents) => consents.map(change));

const onWording = (change: (wording: string) => string): Fault['serve'] =>
  onAnswers((answer) => ({ ...answer, wording: change(answer.wording) }));

/** Faults of the history of consents. */
export const CONSENT_FAULTS: readonly Fault[] = [
  {
    fails: 'consents-wording',
    fault: 'a second yes is dropped, whatever its wording',
    operation: lookup,
    serve: onHistory((consents) =>
      consents.filter(({ topic, given }, index) => {
        const before = consents.slice(0, index).findLast((each) => each.topic === topic);
        return before?.given !== given;
      }),
    ),
  },
  {
    fails: 'consents-order',
    fault: 'answers are sorted by `at`',
    operation: lookup,
    serve: onHistory((consents) =>
      consents.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    ),
  },
  {
    fails: 'consents-letters',
    fault: 'a wording is trimmed',
    operation: lookup,
    serve: onWording((wording) => wording.trim()),
  },
  {
    fails: 'consents-letters',
    fault: 'a wording is put in NFC',
    operation: lookup,
    serve: onWording((wording) => wording.normalize('NFC')),
  },
  {
    fails: 'consents-decimals',
    fault: 'an instant is cut to milliseconds',
    operation: lookup,
    serve: onAnswers((answer) => ({ ...answer, at: new Date(answer.at).toISOString() })),
  },
  {
    fails: 'withdraw-last-wording',
    fault: 'a withdrawal has the wording of the first yes',
    operation: lookup,
    serve: onHistory((consents) =>
      consents.map((each) => {
        const first = consents.find(({ topic }) => topic === each.topic);
        return each.given ? each : { ...each, wording: first.wording };
      }),
    ),
  },
  {
    fails: 'text-as-sent',
    fault: 'names are put in NFKC',
    operation: lookup,
    serve: onRecords(({ member, ...record }) => ({
      ...record,
      member: { ...member, first_name: member.first_name.normalize('NFKC') },
    })),
  },
];
