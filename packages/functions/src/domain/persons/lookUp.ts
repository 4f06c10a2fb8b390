import { type PersonBlock, personBlock } from '../../contract/rules/membership.ts';
import type { ProvenAddress } from '../addresses/provenAddress.ts';
import type { KeyedMember, MemberTraits } from '../ports/memberService.ts';
import type { Person, PersonEvidence, TracedPerson } from '../ports/persons.ts';
import type { Services } from '../ports/services.ts';
import { type Consequence, keysFor, matchKey } from './matches.ts';
import {
  addressKey,
  heldKeys,
  identifyingKeys,
  keysToSeek,
  mailboxKey,
  TOO_MANY_RECORDS,
  valuesToSeek,
} from './memberKeys.ts';

/** The services that a look-up uses. */
export type LookUpServices = Pick<Services, 'members' | 'persons' | 'keys'>;

/**
 * The reason for which a person is blocked everywhere. `held` if the match does not allow disclosure: a name, a date of
 * birth or an alias must not disclose a suspension.
 */
export type Refusal = PersonBlock | 'held';

/** The person to look up. */
export interface LookUpQuery {
  readonly email: ProvenAddress;
  /** The records of the memberships that their login has or is about to link. */
  readonly records: readonly KeyedMember[];
  /** The values of the join form; null if a record exists. */
  readonly claim: MemberTraits | null;
}

export interface LookUpResult {
  readonly evidence: PersonEvidence;
  /** Null for a person without a block. */
  readonly refusal: Refusal | null;
  /** Persons whose safer gambling settings the person gets. */
  readonly similar: readonly Person[];
}

/** A record found by the person's keys. */
interface Finding {
  readonly crmId: string;
  readonly block: PersonBlock | null;
  readonly keys: readonly string[];
}

/**
 * Finds every record of a person in the group, and the stored traces of deleted records. `matches.ts` says
 * which consequences each of them has.
 */
export async function lookUp(
  { email, records, claim }: LookUpQuery,
  services: LookUpServices,
  at: Date,
): Promise<LookUpResult> {
  const traits = [...records.map((each) => each.traits), ...(claim ? [claim] : [])];
  const address = addressKey(email);
  const mailbox = mailboxKey(email);
  const theirs = traits.flatMap(keysToSeek);
  const verified = traits.flatMap(({ personId }) =>
    personId === null ? [] : [matchKey('person', personId)],
  );
  // The support desk can separate two people whose host has no aliases.
  const isChecked = traits.length > 0 && traits.every(({ personId }) => personId !== null);
  const keys = [...new Set([address, ...(isChecked ? [] : [mailbox]), ...theirs])];
  const [found, traced] = await Promise.all([
    services.members.searchMembers({
      ...valuesToSeek(email, traits),
      keys: [...new Set([mailbox, ...theirs])],
    }),
    services.persons.findByTraces(keys),
  ]);
  const living = found.map((record) => ({
    crmId: record.member.id,
    block: personBlock(record.member),
    keys: keys.filter((key) => record.keys.includes(key)),
  }));
  const gone = await goneFindings(traced, living, services);
  const isOwn = ({ crmId }: Finding) => records.some(({ member }) => member.id === crmId);
  const findings = [...living, ...gone].filter((each) => isOwn(each) || follows('joining', each));
  const others = findings.filter((each) => !isOwn(each) && follows('access', each));
  const withTold = (each: Finding) => ({
    block: each.block,
    told: isOwn(each) || follows('disclosure', each),
  });
  return {
    evidence: {
      proofs: [address, mailbox, ...verified],
      records: Object.fromEntries(records.map((each) => [each.member.id, remembered(each)])),
      others: Object.fromEntries(others.map((each) => [each.crmId, withTold(each)])),
      traces: [...new Set([address, mailbox, ...traits.flatMap(heldKeys)])],
      checked: traits.some(({ personId }) => personId !== null),
      at,
    },
    refusal: found.length >= TOO_MANY_RECORDS ? 'held' : lookUpRefusal(findings.map(withTold)),
    similar: traced.filter((each) => follows('settings', each)).map(({ person }) => person),
  };
}

/** The result of a look-up if only the verified address is known. */
export function evidenceOfAddress(email: ProvenAddress, at: Date): PersonEvidence {
  const own = [addressKey(email), mailboxKey(email)];
  return { proofs: own, records: {}, others: {}, traces: own, checked: false, at };
}

/** The part of a record that the person's document stores. Keys are in plain text. */
export function remembered({
  member,
  traits,
  keys,
}: KeyedMember): PersonEvidence['records'][string] {
  return {
    block: personBlock(member),
    keys: [...keysFor('turn', identifyingKeys(traits))],
    traces: [...keys],
  };
}

/** The reason for which some records block their person, or null. `told` if the block may be disclosed. */
export function lookUpRefusal(
  records: readonly { readonly block: PersonBlock | null; readonly told: boolean }[],
): Refusal | null {
  const blocked = records.filter(({ block }) => block !== null);
  return blocked.find(({ told }) => told)?.block ?? (blocked.length > 0 ? 'held' : null);
}

/** The stored suspensions of records that the member service has deleted. */
async function goneFindings(
  traced: readonly TracedPerson[],
  living: readonly Finding[],
  { members }: LookUpServices,
): Promise<readonly Finding[]> {
  const blocked = traced
    .flatMap(rememberedFindings)
    .filter(({ crmId, block }) => block !== null && !living.some((each) => each.crmId === crmId));
  // Records that still exist are matched by their current keys.
  const known = await members.findMembers(blocked.map(({ crmId }) => crmId));
  return blocked.filter(({ crmId }) => !known.has(crmId));
}

/**
 * The stored records of a traced person. All of them count if the person has a login with the mailbox or the
 * verified identity that is looked up. Otherwise a record counts only by its own keys: a person who merely
 * resembles another does not inherit the blocks of the other's records.
 */
function rememberedFindings({
  person,
  keys,
  byLogin,
  recordKeys,
}: TracedPerson): readonly Finding[] {
  const known = Object.entries(byLogin ? { ...person.others, ...person.records } : person.records);
  return known
    .map(([crmId, { block }]) => ({
      crmId,
      block,
      keys: byLogin ? keys : (recordKeys[crmId] ?? []),
    }))
    .filter((each) => each.keys.length > 0);
}

function follows(consequence: Consequence, { keys }: Pick<Finding, 'keys'>): boolean {
  return keysFor(consequence, keys).length > 0;
}
