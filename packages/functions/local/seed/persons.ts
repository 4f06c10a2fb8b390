import type { PersonBlock } from '../../src/contract/rules/membership.ts';
import { NO_SAFER_GAMBLING } from '../../src/contract/rules/saferGambling.ts';
import { hashedKey } from '../../src/domain/persons/hashedKey.ts';
import { keysFor } from '../../src/domain/persons/matches.ts';
import { addressKey, heldKeys, mailboxKey } from '../../src/domain/persons/memberKeys.ts';
import type { MemberTraits } from '../../src/domain/ports/memberService.ts';
import type { Person } from '../../src/domain/ports/persons.ts';

/** The key of the demo's hashes. It is public; a deployment sets a secret. */
export const DEMO_PERSON_KEY = 'known to everybody: demonstrations only';

/** The revision of every demo person until their data changes. */
export const FIRST_REVISION = 'seed';

/** A login and its only membership. */
interface Owner {
  readonly uid: string;
  readonly crmId: string;
  readonly block: PersonBlock | null;
}

/** The person of a demo login, as the backend writes it when it links the membership. */
export function seedPerson({ uid, crmId, block }: Owner, traits: MemberTraits, at: Date) {
  const traces = heldKeys(traits);
  const turn = keysFor('turn', traces);
  const hashed = (keys: readonly string[]) => keys.map((key) => hashedKey(key, DEMO_PERSON_KEY));
  return {
    id: personIdOf(uid),
    proofs: hashed([addressKey(traits.email), mailboxKey(traits.email)]),
    records: { [crmId]: { block, keys: hashed(turn), traces: hashed(traces) } },
    others: {},
    traces: hashed(traces),
    uids: [uid],
    lookedUpAt: at.toISOString(),
    saferGambling: NO_SAFER_GAMBLING,
    resembled: [],
    revision: FIRST_REVISION,
    removeAt: null,
  } satisfies Person;
}

/** The id of a demo login's person. The id does not reveal the login. */
export function personIdOf(uid: string): string {
  return hashedKey(uid, DEMO_PERSON_KEY).slice(0, 20);
}

/** The hashes of the keys that identify the member: `membershipLinks/{crmId}`. */
export function linkKeys(traits: MemberTraits): string[] {
  return keysFor('ownership', heldKeys(traits)).map((key) => hashedKey(key, DEMO_PERSON_KEY));
}
