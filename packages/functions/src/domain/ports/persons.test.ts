import { beforeEach, describe, expect, it } from 'vitest';
import { type Implementation, implementations } from '../../../testing/memory/implementations.ts';
import type { Person, PersonEvidence } from './persons.ts';

const all = implementations();
const NOW = new Date();
const ON = {
  promotionFree: { since: NOW.toISOString(), offFrom: null },
  realityCheckMinutes: null,
};
const SUSPENDED = { block: 'suspended', told: true } as const;

describe.each(['memory', 'firestore'] as const)('PersonStore in %s', (name) => {
  let marks = 0;
  let mark: string;
  let by: Implementation;
  beforeEach(() => {
    by = all[name];
    marks += 1;
    mark = `${name}-${marks}`;
  });

  /** @param proofs addresses, or keys of another kind */
  const evidence = (
    proofs: readonly string[],
    others: Partial<PersonEvidence> = {},
  ): PersonEvidence => {
    const own = proofs.map((key) => `${key.includes(':') ? '' : 'address:'}${key}-${mark}`);
    const plain = { records: {}, others: {}, checked: false, at: NOW };
    return { proofs: own, traces: own, ...plain, ...others };
  };
  const adopt = (uid: string, found: PersonEvidence, similar: readonly Person[] = []) =>
    by.persons.adopt(uid, found, similar);

  /** A login with a profile. */
  async function login(letter: string): Promise<string> {
    const uid = `${letter}-${mark}`;
    await by.addLogin(uid, `${uid}@demo.test`);
    return uid;
  }
  const profileOf = (uid: string) => by.profiles.find(uid);

  it('adds a login to a new person, where it stays, also if all of its proofs change', async () => {
    const uid = await login('a');
    const person = await adopt(uid, evidence(['one']));
    const again = await adopt(uid, evidence(['one']));
    expect(again).toEqual({ ...person, revision: again.revision });
    expect(await profileOf(uid)).toMatchObject({ personId: person.id });
    expect(await by.persons.find(person.id)).toEqual(again);
    expect(await by.persons.findByLogin(uid)).toEqual([again]);
    expect((await adopt(uid, evidence(['moved']))).id).toBe(person.id);
  });

  it('finds the current person of a profile', async () => {
    const uid = await login('a');
    const { id } = await adopt(uid, evidence(['one']));
    const before = (await profileOf(uid)) ?? {};
    expect(await by.persons.findOf(before)).toMatchObject({ id });
    await by.persons.changeSaferGambling({ uid, person: id }, () => ON);
    const after = (await profileOf(uid)) ?? {};
    expect(after).not.toMatchObject(before);
    expect(await by.persons.findOf(after)).toMatchObject({ id, saferGambling: ON });
    expect(await by.persons.findOf({})).toBeNull();
  });

  it('adds a login to the person of one of its proofs, and not to that of the same mailbox', async () => {
    const first = await adopt(await login('a'), evidence(['one', 'desk', 'mailbox:one']));
    const second = await adopt(await login('b'), evidence(['two', 'desk']));
    expect(second).toMatchObject({ id: first.id, uids: { length: 2 } });
    const alias = await adopt(await login('c'), evidence(['one+x', 'mailbox:one']));
    expect(alias.id).not.toBe(first.id);
  });

  it('shares one person between logins that are adopted at the same time', async () => {
    const uids = await Promise.all(['a', 'b', 'c', 'd'].map(login));
    await Promise.all(uids.map((uid) => adopt(uid, evidence(['desk', uid]))));
    const ids = await Promise.all(uids.map(async (uid) => (await profileOf(uid))?.personId));
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps the block of a similar record, until the support desk has checked the person', async () => {
    const uid = await login('a');
    await adopt(uid, evidence(['one'], { others: { crm: SUSPENDED } }));
    expect((await adopt(uid, evidence(['one']))).others).toEqual({ crm: SUSPENDED });
    const checked = await adopt(uid, evidence(['one', 'desk'], { checked: true }));
    expect(checked.others).toEqual({});
  });

  it('merges two persons with a common proof, with the strictest settings, in every profile', async () => {
    const [uid, other] = [await login('a'), await login('b')];
    const first = await adopt(uid, evidence(['one']));
    const second = await adopt(other, evidence(['two']));
    await by.persons.changeSaferGambling({ uid, person: second.id }, () => ON);
    const both = await adopt(uid, evidence(['one', 'two']));
    expect(both.saferGambling).toEqual(ON);
    for (const each of [uid, other]) {
      expect(await profileOf(each)).toMatchObject({ personId: both.id, saferGambling: ON });
    }
    const former = [first.id, second.id].filter((id) => id !== both.id);
    expect(await by.persons.find(former[0] ?? '')).toBeNull();
  });

  it('copies the settings of a similar person once, without their dates, and merges none', async () => {
    const [uid, other] = [await login('a'), await login('b')];
    const since = '2026-11-01T09:00:00.000Z';
    const set = { promotionFree: { since, offFrom: null }, realityCheckMinutes: 15 } as const;
    const older = await adopt(other, evidence(['two']));
    await by.persons.changeSaferGambling({ uid: other, person: older.id }, () => set);
    const similar = [{ ...older, saferGambling: set }];
    const claimed = await adopt(uid, evidence(['one']), similar);
    expect(claimed.id).not.toBe(older.id);
    expect(claimed.saferGambling).toEqual({ ...set, promotionFree: ON.promotionFree });
    expect(await by.persons.findResembling(older.id)).toMatchObject([{ id: claimed.id }]);
    const off = { ...set, promotionFree: null };
    await by.persons.changeSaferGambling({ uid, person: claimed.id }, () => off);
    expect((await adopt(uid, evidence(['one']), similar)).saferGambling).toEqual(off);
    expect((await by.persons.find(older.id))?.saferGambling).toEqual(set);
  });

  it('changes the settings of a login without a person, and nothing if there is no change', async () => {
    const uid = await login('a');
    const change = { uid, person: evidence(['one']) };
    expect(await by.persons.changeSaferGambling(change, () => ON)).toEqual(ON);
    const before = await profileOf(uid);
    expect(before).toMatchObject({ saferGambling: ON });
    expect(await by.persons.changeSaferGambling(change, () => null)).toEqual(ON);
    expect(await profileOf(uid)).toMatchObject({ saferGambling: ON });
  });

  describe('a person without logins', () => {
    const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
    const left = { records: {}, others: { crm: SUSPENDED }, removeAt: () => inDays(1) };

    it('is found by their traces until they expire', async () => {
      const uid = await login('a');
      const found = evidence(['name']);
      const { id } = await adopt(uid, found);
      await by.persons.release(id, uid, left);
      expect(await by.persons.findByTraces(found.traces)).toMatchObject([
        { keys: found.traces, byLogin: true, person: { uids: [], others: left.others } },
      ]);
      await by.changePerson(id, { removeAt: inDays(-1).toISOString() });
      expect(await by.persons.findByTraces(found.traces)).toEqual([]);
      expect(await by.persons.find(id)).toBeNull();
    });

    it('is not named by the key of a record, and is found by more keys than one query allows', async () => {
      const traces = [`shared ${mark}`];
      const records = { crm: { block: null, keys: [], traces } };
      await adopt(await login('a'), evidence(['one'], { records, traces }));
      const many = Array.from({ length: 40 }, (_, index) => `${index} ${mark}`);
      expect(await by.persons.findByTraces([...many, ...traces])).toMatchObject([
        { keys: traces, byLogin: false, recordKeys: { crm: traces } },
      ]);
    });

    it('does not expire if another login exists or is added', async () => {
      const [uid, other] = [await login('a'), await login('b')];
      const { id } = await adopt(uid, evidence(['name']));
      await adopt(other, evidence(['name']));
      await by.persons.release(id, uid, left);
      const kept = await by.persons.find(id);
      expect(kept).toMatchObject({ uids: [other], removeAt: null });
      expect(await profileOf(other)).toMatchObject({ personRevision: kept?.revision });
      await by.persons.release(id, other, left);
      await by.persons.release(id, other, { ...left, removeAt: () => inDays(9) });
      expect((await by.persons.find(id))?.removeAt).toBe(inDays(1).toISOString());
      expect((await adopt(other, evidence(['name']))).removeAt).toBeNull();
    });

    it('has no name, address or number: keys are hashes', async () => {
      const keys = ['name|1979-03-04'];
      const records = { crm: { block: null, keys, traces: keys } };
      const { id } = await adopt(await login('a'), evidence(['zoe@demo.test'], { records }));
      const person = await by.persons.find(id);
      const { crm } = person?.records ?? {};
      const hashes = [person?.proofs, person?.traces, crm?.keys, crm?.traces].flat();
      expect(hashes).toHaveLength(4);
      for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    });
  });
});

it('PersonStore in firestore reads the person of a profile once for each change', async () => {
  const { persons, profiles, addLogin, changePerson } = all.firestore;
  const [uid, proofs] = ['cached', ['address:cached']];
  await addLogin(uid, 'cached@demo.test');
  const plain = { records: {}, others: {}, checked: false, at: NOW };
  const { id } = await persons.adopt(uid, { proofs, traces: proofs, ...plain }, []);
  const profile = (await profiles.find(uid)) ?? {};
  const known = await persons.findOf(profile);
  await changePerson(id, { lookedUpAt: 'not read' });
  expect(await persons.findOf(profile)).toBe(known);
});
