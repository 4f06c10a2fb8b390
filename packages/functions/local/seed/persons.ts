import { NO_SAFER_GAMBLING } from '../../src/contract/index.ts';
import { keysOf, type PersonTraits } from '../../src/domain/persons/personKeys.ts';
import { type Person, personKeyHash } from '../../src/stores/persons.ts';

/** The key of the demo's hashes: a deployment has a secret of its own. */
export const DEMO_PERSON_KEY = 'known to everybody: demonstrations only';

/** The person of a demo login, as the product would have written them when the membership was linked. */
export function seedPerson(
  { uid, records }: Pick<Person, 'records'> & { readonly uid: string },
  traits: PersonTraits,
  at: Date,
) {
  const { certain, doubtful } = keysOf(traits);
  const hashed = (keys: readonly string[]) =>
    keys.map((key) => personKeyHash(key, DEMO_PERSON_KEY));
  return {
    id: personIdOf(uid),
    records,
    keys: hashed(certain),
    traces: hashed([...certain, ...doubtful]),
    uids: [uid],
    formerIds: [],
    lookedUpAt: at.toISOString(),
    saferGambling: NO_SAFER_GAMBLING,
    removeAt: null,
  } satisfies Person;
}

/** The id of a demo login's person, which does not tell the login. */
export function personIdOf(uid: string): string {
  return personKeyHash(uid, DEMO_PERSON_KEY).slice(0, 20);
}
