import { NO_SAFER_GAMBLING } from '../../contract/rules/saferGambling.ts';
import type { Person, PersonEvidence } from '../ports/persons.ts';
import { strictest, withoutDates } from './strictest.ts';

/** A login to add to a person. */
export interface Adoption {
  readonly uid: string;
  readonly evidence: PersonEvidence;
  /** Persons similar to the owner of the login. */
  readonly similar: readonly Person[];
}

/**
 * Merges the found persons and the result of the look-up into one person. The person with the most logins
 * keeps the id.
 * @param fresh the id of a new person, and the new revision
 * @param hashed the stored form of a key
 */
export function mergePersons(
  found: readonly Person[],
  { uid, evidence, similar }: Adoption,
  fresh: Pick<Person, 'id' | 'revision'>,
  hashed: (key: string) => string,
): Person {
  const [first] = found.toSorted((a, b) => b.uids.length - a.uids.length || (a.id < b.id ? -1 : 1));
  const all = (part: (person: Person) => readonly string[], own: readonly string[]) => [
    ...new Set([...found.flatMap(part), ...own]),
  ];
  const ids = found.map(({ id }) => id);
  const resembled = all((person) => person.resembled, []);
  const taken = similar.filter(({ id }) => !ids.includes(id) && !resembled.includes(id));
  const set = [
    ...found.map((person) => person.saferGambling),
    ...taken.map((person) => withoutDates(person.saferGambling, evidence.at)),
  ];
  const own = Object.entries(evidence.records).map(([crmId, { block, keys, traces }]) => [
    crmId,
    { block, keys: keys.map(hashed), traces: traces.map(hashed) },
  ]);
  const recordsBefore = Object.assign({}, ...found.map((person) => person.records));
  const likeBefore = evidence.checked
    ? {}
    : Object.assign({}, ...found.map((person) => person.others));
  return {
    id: first?.id ?? fresh.id,
    proofs: all((person) => person.proofs, evidence.proofs.map(hashed)),
    records: { ...recordsBefore, ...Object.fromEntries(own) },
    others: { ...likeBefore, ...evidence.others },
    traces: all((person) => person.traces, evidence.traces.map(hashed)),
    uids: all((person) => person.uids, [uid]),
    lookedUpAt: evidence.at.toISOString(),
    saferGambling: set.reduce(strictest, NO_SAFER_GAMBLING),
    // The support desk has found that they are another person.
    resembled: evidence.checked ? [] : [...resembled, ...taken.map(({ id }) => id)],
    revision: fresh.revision,
    removeAt: null,
  };
}
