import { MEMBERSHIP_BLOCKS, type MembershipBlock, membershipBlock } from '../../contract/index.ts';
import type { Person, PersonEvidence, TracedPerson } from '../../stores/person.ts';
import type { PersonRecord } from '../../stores/personRecords.ts';
import type { Services } from '../../stores/services.ts';
import type { ProvenAddress } from '../provenAddress.ts';
import {
  heldKeys,
  keysToSeek,
  mailboxKey,
  type PersonKeys,
  type PersonTraits,
  TOO_MANY_RECORDS,
  valuesToSeek,
} from './personKeys.ts';

/** The services that a look-up uses. */
export type LookUpServices = Pick<Services, 'members' | 'persons'>;

/**
 * The reason for which a person is blocked. `held` for a match by similarity: a name and a date of birth
 * must not disclose a suspension.
 */
export type Refusal = MembershipBlock | 'held';

/** The person to look up. */
export interface LookUpQuery {
  readonly email: ProvenAddress;
  /** The records of the memberships that their login has or is about to link. */
  readonly records: readonly PersonRecord[];
  /** The values of the join form; null if a record exists. */
  readonly claim: PersonTraits | null;
}

export interface LookUpResult {
  readonly evidence: PersonEvidence;
  /** Null for a person without a block. */
  readonly refusal: Refusal | null;
  /** Persons with a matching certain key. */
  readonly similar: readonly Person[];
}

/** A record found by the person's keys. */
interface Finding {
  readonly crmId: string;
  readonly block: MembershipBlock | null;
  readonly keys: readonly string[];
}

/**
 * Finds every record of a person in the group, and the stored traces of deleted records. A block of any of
 * them blocks the person, even if the match is doubtful.
 */
export async function lookUp(
  { email, records, claim }: LookUpQuery,
  services: LookUpServices,
  at: Date,
): Promise<LookUpResult> {
  const traits = [...records.map((each) => each.traits), ...(claim ? [claim] : [])];
  const own = mailboxKey(email);
  const sought = together([{ certain: [own], doubtful: [] }, ...traits.map(keysToSeek)]);
  const keys = [...sought.certain, ...sought.doubtful];
  const [found, traced] = await Promise.all([
    services.members.findPersons({ ...valuesToSeek(email, traits), keys }),
    services.persons.findByTraces(keys),
  ]);
  const living = found.map((record) => ({
    crmId: record.member.id,
    block: membershipBlock(record.member),
    keys: keys.filter((key) => record.keys.includes(key)),
  }));
  const gone = await goneOf(traced, living, services);
  const findings = [...living, ...gone];
  const theirs = findings.filter((each) => shares(each.keys, sought.certain));
  const isOwn = ({ crmId }: Finding) => records.some(({ member }) => member.id === crmId);
  return {
    evidence: {
      proofs: sought.certain.filter((key) => key === own || key.startsWith('person:')),
      records: Object.fromEntries(records.map((each) => [each.member.id, remembered(each)])),
      others: Object.fromEntries(
        theirs
          .filter((each) => !isOwn(each))
          .map(({ crmId, block, keys: by }) => [crmId, { block, told: by.includes(own) }]),
      ),
      traces: [...new Set([own, ...traits.flatMap(heldKeys)])],
      checked: traits.some(({ personId }) => personId !== null),
      at,
    },
    refusal: found.length >= TOO_MANY_RECORDS ? 'held' : refusalOf(findings, isOwn, own),
    similar: traced.filter((each) => shares(each.keys, sought.certain)).map(({ person }) => person),
  };
}

/** The result of a look-up if only the verified address is known. */
export function evidenceOfAddress(email: ProvenAddress, at: Date): PersonEvidence {
  const own = [mailboxKey(email)];
  return { proofs: own, records: {}, others: {}, traces: own, checked: false, at };
}

/** The part of a record that the person's document stores. Keys are in plain text. */
export function remembered({
  member,
  traits,
  keys,
}: PersonRecord): PersonEvidence['records'][string] {
  return {
    block: membershipBlock(member),
    keys: [...keysToSeek(traits).certain],
    traces: [...keys],
  };
}

/** The most severe of some blocks, in the order of the specification's section 4; null for none. */
export function worstBlock(blocks: readonly (MembershipBlock | null)[]): MembershipBlock | null {
  return MEMBERSHIP_BLOCKS.find((block) => blocks.includes(block)) ?? null;
}

/** The stored blocks of records that the member service has deleted. */
async function goneOf(
  traced: readonly TracedPerson[],
  living: readonly Finding[],
  { members }: LookUpServices,
): Promise<readonly Finding[]> {
  const blocked = traced
    .flatMap(rememberedOf)
    .filter(({ crmId, block }) => block !== null && !living.some((each) => each.crmId === crmId));
  // Records that still exist are matched by their current keys.
  const known = await members.findMembers(blocked.map(({ crmId }) => crmId));
  return blocked.filter(({ crmId }) => !known.has(crmId));
}

/**
 * The stored records of a traced person. All of them count if the person is proven to be the one who is
 * looked up. Otherwise a record counts only by its own keys: a person who merely resembles another does not
 * inherit the blocks of the other's records.
 */
function rememberedOf({ person, keys, proven, recordKeys }: TracedPerson): readonly Finding[] {
  const known = Object.entries(proven ? { ...person.others, ...person.records } : person.records);
  return known
    .map(([crmId, { block }]) => ({
      crmId,
      block,
      keys: proven ? keys : (recordKeys[crmId] ?? []),
    }))
    .filter((each) => each.keys.length > 0);
}

function refusalOf(
  findings: readonly Finding[],
  isOwn: (finding: Finding) => boolean,
  own: string,
): Refusal | null {
  const told = findings.filter((each) => isOwn(each) || each.keys.includes(own));
  const block = worstBlock(told.map((each) => each.block));
  return block ?? (findings.some((each) => each.block !== null) ? 'held' : null);
}

function together(keys: readonly PersonKeys[]): PersonKeys {
  const all = (part: (each: PersonKeys) => readonly string[]) => [...new Set(keys.flatMap(part))];
  return { certain: all(({ certain }) => certain), doubtful: all(({ doubtful }) => doubtful) };
}

function shares(one: readonly string[], other: readonly string[]): boolean {
  return one.some((key) => other.includes(key));
}
