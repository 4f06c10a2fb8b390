import type { UserRecord } from 'firebase-admin/auth';
import type { EventContext } from 'firebase-functions/v1';
import { describe, expect, it } from 'vitest';
import { memoryBackend } from '../../../testing/memory/memoryBackend.ts';
import {
  addRecord,
  Login,
  newMember,
  newPerson,
  type Person,
  suspend,
} from '../../../testing/memory/memoryPeople.ts';
import { inUtc } from '../../contract/rules/calendar.ts';
import { cleanUpDeletedLogin } from '../../triggers/cleanUpDeletedLogin.ts';

// A blocked person who deletes their account and returns with another login stays blocked.

const store = memoryBackend();
const SUSPENDED = expect.stringContaining('is suspended');
const HELD = expect.stringMatching(/cannot do this online.*support/);
const DAYS = 24;

const elsewhere = (person: Person) => addRecord(store, person, { home_casino: 9 });

/** A login with a linked record of The Orrery. `record` is its owner's at Lantern House, by default with another address. */
async function newMemberElsewhere(
  address: { readonly email?: string } = { email: 'else@demo.test' },
) {
  const person = newPerson();
  const own = addRecord(store, person);
  const record = elsewhere({ ...person, ...address });
  const login = new Login(store, person.email);
  await login.link(own);
  return { person, record, login };
}

describe('§6 a suspended person stays blocked', () => {
  it('with a new login for the same address, at any casino', async () => {
    const { person, record, login } = await newMember(store);
    suspend(store, record);
    const again = await login.startAgain();
    for (const location of [6, 9, 21]) {
      expect(await again.register(person, location)).toEqual(SUSPENDED);
    }
    expect(await again.link(record)).toEqual(SUSPENDED);
  });

  // `memberKeys.test.ts` and `identities.test.ts` have the other spellings.
  const other = { email: 'other@demo.test' };
  const ATTACKS: readonly (readonly [string, (person: Person) => Person])[] = [
    ['another mobile number', (person) => ({ ...person, ...other, mobile: '07700 900 994' })],
    ['another last name', (person) => ({ ...person, ...other, lastName: 'Married' })],
    ['another first name', (person) => ({ ...person, ...other, firstName: 'Oona' })],
    ['another date of birth', (person) => ({ ...person, ...other, dob: '1979-03-05' })],
    [
      'another mobile number and a suffix',
      ({ lastName, ...person }) => ({
        ...{ ...person, ...other },
        ...{ lastName: `${lastName} Jr`, mobile: '07700 900 994' },
      }),
    ],
    [
      'false details, and an alias of the same mailbox',
      ({ email }) => ({ ...newPerson(), email: email.replace('@', '+again@') }),
    ],
  ];
  it.each(ATTACKS)('with another address and %s', async (_, changed) => {
    const person = newPerson();
    suspend(store, addRecord(store, person));
    const attacker = changed(person);
    expect(await new Login(store, attacker.email).register(attacker, 9)).toEqual(HELD);
    expect(store.members.size).toBe(1);
  });

  it('after the casino deletes the record, until the person’s record expires', async () => {
    const { person, record, login } = await newMember(store);
    suspend(store, record);
    await login.leave();
    store.members.delete(record.id);
    expect(await new Login(store, person.email).register(person, 9)).toEqual(SUSPENDED);
    const [left, ...more] = store.persons.values();
    expect(more).toEqual([]);
    expect(left?.records[record.id]?.block).toBe('suspended');
    const personal = new RegExp(`${person.email}|Sample|${person.dob}|${person.mobile.slice(1)}`);
    expect(JSON.stringify(left)).not.toMatch(personal);
    const inFiveYears = inUtc(new Date()).add(5, 'year');
    expect(inFiveYears.diff(left?.removeAt ?? '', 'minute')).toBe(0);
  });

  it('with a record of another casino', async () => {
    const { record, login } = await newMemberElsewhere({});
    suspend(store, record);
    expect(await login.access()).toBe('suspended');
    const member = login.call('members-getMember', { location: 6 });
    await expect(member).rejects.toMatchObject({ details: { reason: 'suspended' } });
  });

  it('until the casino lifts the suspension', async () => {
    const person = newPerson();
    const record = addRecord(store, person, { suspended: true });
    const login = new Login(store, person.email);
    expect(await login.register(person, 9)).toEqual(SUSPENDED);
    store.members.set(record.id, { ...record, suspended: false });
    expect(await login.register(person, 9)).toBe('done');
  });
});

describe('§6 a person with a blocked record at another casino', () => {
  async function blocked() {
    const { person, record, login } = await newMemberElsewhere();
    suspend(store, record);
    expect(await login.access()).toBe('held');
    return { lies: { ...newPerson(), email: person.email }, login };
  }

  it.each([
    ['registering again', async (login: Login) => login],
    ['a new login of the same address', (login: Login) => login.startAgain()],
  ])('stays blocked after %s with false details', async (_, next) => {
    const { lies, login } = await blocked();
    const again = await next(login);
    await again.register(lies, 12);
    expect(await again.access()).not.toBe('open');
    again.later(3 * DAYS);
    expect(await again.access()).not.toBe('open');
  });

  it('is found by the first call of a day', async () => {
    const { person, login } = await newMember(store);
    suspend(store, elsewhere({ ...person, email: 'else@demo.test' }));
    expect(await login.access()).toBe('open');
    login.later(2 * DAYS);
    expect(await login.access()).toBe('held');
  });

  describe('whose number has changed', () => {
    async function renumbered() {
      const { person, record, login } = await newMember(store);
      const values = { phone_mobile: '+442079460999' };
      await login.call('members-updateProfile', { location: 6, crmId: record.id, values });
      const married = { ...person, lastName: 'Married', email: 'again@demo.test' };
      return { record, married, second: new Login(store, married.email) };
    }

    it('is found by the earlier number', async () => {
      const { record, married, second } = await renumbered();
      suspend(store, record);
      expect(await second.register(married)).toEqual(HELD);
    });

    it('is blocked on a second login found by that number before the suspension', async () => {
      const { record, married, second } = await renumbered();
      expect(await second.register(married)).toBe('done');
      suspend(store, record);
      expect(await second.access()).toBe('held');
    });
  });
});

describe('§6 a login deleted at the identity service', () => {
  it('releases its membership to its owner’s next login', async () => {
    const { person, record, login } = await newMember(store);
    store.logins.delete(login.uid);
    expect(await new Login(store, person.email).link(record)).toBe('done');
    expect(store.profiles.has(login.uid)).toBe(false);
  });

  it('is cleaned up, and its person stays stored', async () => {
    const { login } = await newMember(store);
    await login.mode('on');
    const { personId = '' } = login.profile;
    store.logins.delete(login.uid);
    for (const _ of ['once', 'twice']) {
      await cleanUpDeletedLogin.run({ uid: login.uid } as UserRecord, {} as EventContext);
    }
    expect(store.profiles.has(login.uid)).toBe(false);
    expect([...store.links.values()]).toMatchObject([{ uid: null }]);
    expect(store.persons.get(personId)).toMatchObject({
      uids: [],
      saferGambling: { promotionFree: { offFrom: null } },
    });
  });
});
