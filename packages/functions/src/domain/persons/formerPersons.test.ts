import { describe, expect, it } from 'vitest';
import { DEMO_PERSON_KEY } from '../../../local/seed/persons.ts';
import { memoryBackend } from '../../../testing/memory/memoryBackend.ts';
import { Login, newMember, type Person, suspend } from '../../../testing/memory/memoryPeople.ts';
import { change } from '../../../testing/memory/memoryStore.ts';
import { hashedKey } from './hashedKey.ts';

// Records and persons that were stored before names were folded and addresses had keys keep their effects.

const store = memoryBackend();
const HELD = expect.stringMatching(/cannot do this online.*support/);
const hashed = (key: string) => hashedKey(key, DEMO_PERSON_KEY);

/** The keys of a record in the form of that time. */
function formerKeysOf({ firstName, lastName, dob, mobile, email }: Person): string[] {
  const [first, last] = [firstName.toLowerCase(), lastName.toLowerCase()];
  const full = [first, last].toSorted().join(' ');
  return [
    `mailbox:${email}`,
    `name+birth:${full}|${dob}`,
    `mobile+first+birth:${mobile}|${first}|${dob}`,
    `initial+last+birth:${first.slice(0, 1)}|${last}|${dob}`,
    `mobile+birth:${mobile}|${dob}`,
    `mobile+name:${mobile}|${full}`,
  ];
}

/** A member whose person, record and link have the form of that time. */
async function formerMember() {
  const member = await newMember(store);
  const { person, record, login } = member;
  const keys = formerKeysOf(person);
  const hashes = keys.map(hashed);
  const own = hashes.slice(0, 3);
  const id = login.profile.personId ?? '';
  change(store.persons, id, {
    proofs: hashes.slice(0, 1),
    traces: hashes,
    records: { [record.id]: { block: null, keys: own, traces: hashes } },
    revision: 'former',
  });
  change(store.profiles, login.uid, { personRevision: 'former' });
  change(store.members, record.id, { person_keys: keys });
  change(store.links, record.id, { keys: own });
  return { ...member, stored: () => store.persons.get(id) };
}

describe('§6 a person who was stored by an earlier version', () => {
  it('is looked up again with the next call, and gets the proof of their address', async () => {
    const { person, login, stored } = await formerMember();
    expect(await login.access()).toBe('open');
    expect(stored()?.proofs).toContain(hashed(`address:${person.email}`));
    const before = stored();
    expect(await login.access()).toBe('open');
    expect(stored()).toBe(before);
  });

  it('stays blocked with a new login, after the casino has removed the record', async () => {
    const { person, record, login } = await formerMember();
    suspend(store, record);
    const again = await login.startAgain();
    store.members.delete(record.id);
    expect(await again.register(person, 9)).toEqual(HELD);
    const respelt = { ...person, lastName: `${person.lastName} Jr`, mobile: '07700 900 991' };
    expect(await new Login(store, 'other@demo.test').register(respelt)).toEqual(HELD);
  });

  it('keeps promotion-free mode with a new login and membership', async () => {
    const { person, login } = await formerMember();
    await login.mode('on');
    const again = await login.startAgain();
    expect(await again.register(person, 9)).toBe('done');
    expect(await again.access()).toBe('promotion-free');
    await again.mode('off');
    expect(await again.access()).toBe('promotion-free');
  });

  it('links their membership again', async () => {
    const { record, login } = await formerMember();
    expect(await (await login.startAgain()).link(record)).toBe('done');
  });

  it('shares no login with an alias of their mailbox', async () => {
    const { person, login, stored } = await formerMember();
    await new Login(store, person.email.replace('@', '+x@')).mode('on');
    expect(stored()?.uids).toEqual([login.uid]);
  });
});
