import { NO_SAFER_GAMBLING, type SaferGambling } from '../contract/index.ts';
import { strictest } from '../domain/persons/strictest.ts';
import { hashed, type Person, type PersonLook } from './person.ts';

/** A login to add to a person. */
export interface Adoption {
  readonly uid: string;
  readonly look: PersonLook;
  /** Persons similar to the owner of the login. */
  readonly alike: readonly Person[];
}

/**
 * Merges the found persons and the result of the look-up into one person. The person with the most logins
 * keeps the id.
 */
export function merged(
  found: readonly Person[],
  { uid, look, alike }: Adoption,
  fresh: Pick<Person, 'id' | 'revision'>,
): Person {
  const [first] = found.toSorted((a, b) => b.uids.length - a.uids.length || (a.id < b.id ? -1 : 1));
  const all = (part: (person: Person) => readonly string[], own: readonly string[]) => [
    ...new Set([...found.flatMap(part), ...own]),
  ];
  const ids = found.map(({ id }) => id);
  const resembled = all((person) => person.resembled, []);
  const taken = alike.filter(({ id }) => !ids.includes(id) && !resembled.includes(id));
  const set = [
    ...found.map((person) => person.saferGambling),
    ...taken.map((person) => takenOn(person.saferGambling, look.at)),
  ];
  const own = Object.entries(look.records).map(([crmId, { block, keys, traces }]) => [
    crmId,
    { block, keys: keys.map(hashed), traces: traces.map(hashed) },
  ]);
  const recordsBefore = Object.assign({}, ...found.map((person) => person.records));
  const likeBefore = look.checked ? {} : Object.assign({}, ...found.map((person) => person.others));
  return {
    id: first?.id ?? fresh.id,
    proofs: all((person) => person.proofs, look.proofs.map(hashed)),
    records: { ...recordsBefore, ...Object.fromEntries(own) },
    others: { ...likeBefore, ...look.others },
    traces: all((person) => person.traces, look.traces.map(hashed)),
    uids: all((person) => person.uids, [uid]),
    lookedUpAt: look.at.toISOString(),
    saferGambling: set.reduce(strictest, NO_SAFER_GAMBLING),
    resembled: [...resembled, ...taken.map(({ id }) => id)],
    revision: fresh.revision,
    removeAt: null,
  };
}

/** The settings copied from a similar person, without their dates. */
function takenOn({ promotionFree, realityCheckMinutes }: SaferGambling, at: Date): SaferGambling {
  return {
    promotionFree: promotionFree && { since: at.toISOString(), offFrom: null },
    realityCheckMinutes,
  };
}
