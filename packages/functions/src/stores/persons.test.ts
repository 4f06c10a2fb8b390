import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../local/testing/database.ts';
import { type PersonLook, personStore } from './persons.ts';

const database = openDatabase();
const store = personStore(() => database);
const NOW = new Date();

let marks = 0;
/** Keys and logins that no other test has. */
let mark: string;
beforeEach(() => {
  marks += 1;
  mark = `${process.pid}-${Date.now()}-${marks}`;
});

const look = (keys: readonly string[], others: Partial<PersonLook> = {}): PersonLook => {
  const own = keys.map((key) => `${key}-${mark}`);
  return { keys: own, traces: own, checked: false, records: {}, at: NOW, ...others };
};

/** A login with a profile. */
async function login(name: string): Promise<string> {
  const uid = `${name}-${mark}`;
  await database.doc(`users/${uid}`).set({ uid });
  return uid;
}

const profileOf = async (uid: string) => (await database.doc(`users/${uid}`).get()).data();
const ON = {
  promotionFree: { since: NOW.toISOString(), offFrom: null },
  realityCheckMinutes: null,
};

describe('a login', () => {
  it('becomes a new person’s, and again the same one’s', async () => {
    const uid = await login('a');
    const person = await store.adopt(uid, look(['mailbox']));
    expect(await store.adopt(uid, look(['mailbox']))).toEqual(person);
    expect(await profileOf(uid)).toMatchObject({ personId: person.id });
    expect(await store.find(person.id)).toEqual(person);
  });

  it('becomes the person’s whom one of its keys finds', async () => {
    const first = await store.adopt(await login('a'), look(['mailbox', 'name']));
    const second = await store.adopt(await login('b'), look(['other mailbox', 'name']));
    expect(second.id).toBe(first.id);
    expect(second.uids).toHaveLength(2);
  });

  it('becomes one person’s where two logins are adopted at the same moment', async () => {
    const uids = await Promise.all(['a', 'b', 'c', 'd'].map(login));
    await Promise.all(uids.map((uid) => store.adopt(uid, look(['name', uid]))));
    const ids = await Promise.all(uids.map(async (uid) => (await profileOf(uid))?.['personId']));
    expect(new Set(ids).size).toBe(1);
  });

  it('stays its person’s where its keys have all changed', async () => {
    const uid = await login('a');
    const person = await store.adopt(uid, look(['mailbox']));
    expect((await store.adopt(uid, look(['moved']))).id).toBe(person.id);
  });
});

describe('two persons that turn out to be one', () => {
  it('become one, with the strictest of what they had set, and every login is told', async () => {
    const [uid, other] = [await login('a'), await login('b')];
    const first = await store.adopt(uid, look(['one']));
    const second = await store.adopt(other, look(['two']));
    await store.changeSaferGambling(second.id, () => ON);
    const both = await store.adopt(uid, look(['one', 'two']));
    expect(both.saferGambling).toEqual(ON);
    expect([...both.formerIds, both.id].toSorted()).toEqual([first.id, second.id].toSorted());
    for (const each of [uid, other]) {
      expect(await profileOf(each)).toMatchObject({ personId: both.id, saferGambling: ON });
    }
    for (const former of both.formerIds) expect(await store.find(former)).toBeNull();
  });

  it('are told apart by the support desk: a checked record is of whom it names alone', async () => {
    const [uid, impostor] = [await login('a'), await login('b')];
    const shared = await store.adopt(uid, look(['name']));
    await store.adopt(impostor, look(['name', 'impostor']));
    const checked = look(['person'], { checked: true });
    const own = await store.adopt(uid, checked);
    expect(own.id).not.toBe(shared.id);
    expect((await store.find(shared.id))?.uids).toEqual([impostor]);
    const again = await store.adopt(impostor, look(['name', 'impostor']));
    expect(again.id).toBe(shared.id);
    expect((await store.adopt(uid, checked)).id).toBe(own.id);
  });
});

describe('a person whose last login was deleted', () => {
  const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

  it('is found by their traces until their time is over', async () => {
    const uid = await login('a');
    const { keys } = look(['name']);
    const person = await store.adopt(uid, look(['name']));
    await store.release(person.id, uid, { records: { crm: 'suspended' }, removeAt: inDays(1) });
    const [left, ...others] = await store.findByTraces(keys);
    expect(others).toEqual([]);
    expect(left).toMatchObject({ keys, person: { uids: [], records: { crm: 'suspended' } } });
    await database.doc(`persons/${person.id}`).update({ removeAt: inDays(-1) });
    expect(await store.findByTraces(keys)).toEqual([]);
    expect(await store.find(person.id)).toBeNull();
  });

  it('is remembered for good where another login is left, or comes back', async () => {
    const [uid, other] = [await login('a'), await login('b')];
    const person = await store.adopt(uid, look(['name']));
    await store.adopt(other, look(['name']));
    const left = { records: {}, removeAt: inDays(1) };
    await store.release(person.id, uid, left);
    expect(await store.find(person.id)).toMatchObject({ uids: [other], removeAt: null });
    await store.release(person.id, other, left);
    await store.release(person.id, other, { records: {}, removeAt: inDays(9) });
    expect((await store.find(person.id))?.removeAt).toBe(left.removeAt.toISOString());
    expect((await store.adopt(other, look(['name']))).removeAt).toBeNull();
  });

  it('keeps no name, address or number: keys are hashes', async () => {
    const { id } = await store.adopt(await login('a'), look(['zoe@demo.test']));
    const { keys, traces } = (await store.find(id)) ?? { keys: [], traces: [] };
    for (const hash of [...keys, ...traces]) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
