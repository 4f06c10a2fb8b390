import {
  CONSENT_WORDING,
  type Consent,
  type ConsentTopic,
} from '../../../src/contract/consents.ts';
import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import type { Case } from '../case.ts';

/** A case that changes members. */
export function changeCase(
  id: string,
  rule: RuleId,
  requirement: string,
  check: Case['check'],
): Case {
  return { id, service: 'members', rule, requirement, writes: true, check };
}

/** An answer of a member, with the wording of its topic. */
export function answer(
  topic: ConsentTopic,
  given: boolean,
  at: string,
  wording = CONSENT_WORDING[topic],
): Consent {
  return { topic, given, wording, at };
}
