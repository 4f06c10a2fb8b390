import { MEMBERSHIP_BLOCKS, type MembershipBlock, membershipBlock } from '../../contract/index.ts';
import type { PersonLook } from '../../stores/persons.ts';
import type { Services } from '../../stores/services.ts';
import {
  keysOf,
  keysOfAddress,
  keysToSeek,
  type PersonKeys,
  type PersonTraits,
} from './personKeys.ts';

/** What looking somebody up works with. */
export type LookUpServices = Pick<Services, 'members' | 'persons'>;

/** What keeps somebody out, and whether they may be told: a stranger must not learn it by their name. */
export interface Refusal {
  readonly block: MembershipBlock;
  /** True where it follows from their own address, which they have proved. */
  readonly told: boolean;
}

interface LookedUp {
  readonly look: PersonLook;
  /** Null for somebody whom nothing keeps out. */
  readonly refusal: Refusal | null;
}

/** Something that bears on whether somebody may come in. */
interface Finding {
  readonly crmId: string;
  readonly block: MembershipBlock | null;
  /** The keys that led to it. */
  readonly keys: readonly string[];
}

/**
 * Looks at every record of a person in the group, and at what is remembered of records that are gone. A
 * block of any of them keeps the person out, also where the likeness is doubtful.
 * @param traits of each record that is theirs, or will be
 */
export async function lookUp(
  traits: readonly PersonTraits[],
  services: LookUpServices,
  at: Date,
): Promise<LookedUp> {
  const sought = together(traits.map(keysToSeek));
  const findings = await findAll([...sought.certain, ...sought.doubtful], services);
  const theirs = findings.filter(({ keys }) => keys.some((key) => sought.certain.includes(key)));
  const all = together(traits.map(keysOf));
  return {
    look: {
      keys: sought.certain,
      traces: [...all.certain, ...all.doubtful],
      checked: traits.some(({ personId }) => personId !== null),
      records: Object.fromEntries(theirs.map(({ crmId, block }) => [crmId, block])),
      at,
    },
    refusal: refusalOf(findings),
  };
}

/** What is known of somebody of whom nothing but a proved address is known. */
export function lookOfAddress(email: string, at: Date): PersonLook {
  const { certain } = keysOfAddress(email);
  return { keys: certain, traces: certain, checked: false, records: {}, at };
}

/** The most severe of some blocks, in the order of the specification's section 4; null for none. */
export function worstBlock(blocks: readonly (MembershipBlock | null)[]): MembershipBlock | null {
  return MEMBERSHIP_BLOCKS.find((block) => blocks.includes(block)) ?? null;
}

async function findAll(
  keys: readonly string[],
  { members, persons }: LookUpServices,
): Promise<readonly Finding[]> {
  const [records, traced] = await Promise.all([
    members.findByPersonKeys(keys),
    persons.findByTraces(keys),
  ]);
  const found = records.map(({ member, traits }) => {
    const { certain, doubtful } = keysOf(traits);
    const held = [...certain, ...doubtful];
    return {
      crmId: member.id,
      block: membershipBlock(member),
      keys: keys.filter((key) => held.includes(key)),
    };
  });
  const remembered = traced.flatMap(({ person, keys: by }) =>
    Object.entries(person.records)
      .filter(([crmId]) => !found.some((each) => each.crmId === crmId))
      .map(([crmId, block]) => ({ crmId, block, keys: by })),
  );
  // What the member service still has is judged by what it says today, under the keys that it has today.
  const living = await members.findMembers(remembered.map(({ crmId }) => crmId));
  return [...found, ...remembered.filter(({ crmId }) => !living.has(crmId))];
}

function refusalOf(findings: readonly Finding[]): Refusal | null {
  const byAddress = findings.filter(({ keys }) => keys.some((key) => key.startsWith('mailbox:')));
  const own = worstBlock(byAddress.map(({ block }) => block));
  if (own !== null) return { block: own, told: true };
  const any = worstBlock(findings.map(({ block }) => block));
  return any === null ? null : { block: any, told: false };
}

function together(keys: readonly PersonKeys[]): PersonKeys {
  const checked = keys.flatMap(({ certain }) => certain.filter((key) => key.startsWith('person:')));
  if (checked.length > 0) return { certain: [...new Set(checked)], doubtful: [] };
  return {
    certain: [...new Set(keys.flatMap(({ certain }) => certain))],
    doubtful: [...new Set(keys.flatMap(({ doubtful }) => doubtful))],
  };
}
