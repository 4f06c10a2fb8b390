import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../testing/backend/database.ts';
import type { PersonEvidence } from '../../../domain/ports/persons.ts';
import { personStore } from './persons.ts';

const database = openDatabase();
const store = personStore(() => database);
const NOW = new Date();

let marks = 0;
/** Makes the keys and logins of each test unique. */
let mark: string;
beforeEach(() => {
  marks += 1;
  mark = `${process.pid}-${Date.now()}-${marks}`;
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
const adopt = (uid: string, found: PersonEvidence) => store.adopt(uid, found, []);

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
const SUSPENDED = { block: 'suspended', told: true } as const;

describe('a login', () => {
  it('is added to a new person, and stays with them', async () => {
    const uid = await login('a');
    const person = await adopt(uid, evidence(['mailbox']));
    const again = await adopt(uid, evidence(['mailbox']));
    expect(again).toEqual({ ...person, revision: again.revision });
    expect(await profileOf(uid)).toMatchObject({ personId: person.id });
    expect(await store.find(person.id)).toEqual(again);
  });

  it('is served from the cache until its person changes', async () => {
    const uid = await login('a');
    const { id } = await adopt(uid, evidence(['mailbox']));
    const before = (await profileOf(uid)) ?? {};
    const known = await store.findOf(before);
    await database.doc(`persons/${id}`).update({ lookedUpAt: 'not read' });
    expect(await store.findOf(before)).toBe(known);
    await database.doc(`persons/${id}`).update({ lookedUpAt: NOW.toISOString() });
    await store.changeSaferGambling({ uid, person: id }, () => ON);
    const after = (await profileOf(uid)) ?? {};
    expect(after['personRevision']).not.toBe(before['personRevision']);
    expect(await store.findOf(after)).toMatchObject({ id, saferGambling: ON });
    expect(await store.findOf({})).toBeNull();
  });

  it('is added to the person that one of its proofs finds', async () => {
    const first = await adopt(await login('a'), evidence(['mailbox', 'desk']));
    const second = await adopt(await login('b'), evidence(['other mailbox', 'desk']));
    expect(second.id).toBe(first.id);
    expect(second.uids).toHaveLength(2);
  });

  it('is not added to the person of the same mailbox with another address', async () => {
    const first = await adopt(await login('a'), evidence(['a', 'mailbox:a']));
    const alias = await adopt(await login('b'), evidence(['a+b', 'mailbox:a']));
    expect(alias.id).not.toBe(first.id);
    expect(alias.uids).toHaveLength(1);
  });

  it('shares one person with a login adopted at the same time', async () => {
    const uids = await Promise.all(['a', 'b', 'c', 'd'].map(login));
    await Promise.all(uids.map((uid) => adopt(uid, evidence(['desk', uid]))));
    const ids = await Promise.all(uids.map(async (uid) => (await profileOf(uid))?.['personId']));
    expect(new Set(ids).size).toBe(1);
  });

  it('stays with its person if all of its proofs change', async () => {
    const uid = await login('a');
    const person = await adopt(uid, evidence(['mailbox']));
    expect((await adopt(uid, evidence(['moved']))).id).toBe(person.id);
  });

  it('keeps the block of a similar record, whatever is claimed next', async () => {
    const uid = await login('a');
    await adopt(uid, evidence(['mailbox'], { others: { crm: SUSPENDED } }));
    expect((await adopt(uid, evidence(['mailbox']))).others).toEqual({ crm: SUSPENDED });
    const checked = await adopt(uid, evidence(['mailbox', 'desk'], { checked: true }));
    expect(checked.others).toEqual({});
  });
});

describe('two persons with a common proof', () => {
  it('are merged with the strictest settings, in the profile of every login', async () => {
    const [uid, other] = [await login('a'), await login('b')];
    const first = await adopt(uid, evidence(['one']));
    const second = await adopt(other, evidence(['two']));
    await store.changeSaferGambling({ uid, person: second.id }, () => ON);
    const both = await adopt(uid, evidence(['one', 'two']));
    expect(both.saferGambling).toEqual(ON);
    for (const each of [uid, other]) {
      expect(await profileOf(each)).toMatchObject({ personId: both.id, saferGambling: ON });
    }
    const former = [first.id, second.id].filter((id) => id !== both.id);
    expect(await store.find(former[0] ?? '')).toBeNull();
  });
});

describe('a person similar to another', () => {
  it('copies the other’s settings once, without their dates, and is not merged', async () => {
    const [uid, other] = [await login('a'), await login('b')];
    const older = await adopt(other, evidence(['two']));
    const since = '2026-11-01T09:00:00.000Z';
    const set = { promotionFree: { since, offFrom: null }, realityCheckMinutes: 15 } as const;
    await store.changeSaferGambling({ uid, person: older.id }, () => set);
    const similar = [{ ...older, saferGambling: set }];
    const claimed = await store.adopt(uid, evidence(['one']), similar);
    expect(claimed.id).not.toBe(older.id);
    expect(claimed.saferGambling).toEqual({ ...set, promotionFree: ON.promotionFree });
    await store.changeSaferGambling({ uid, person: claimed.id }, () => ({
      ...set,
      promotionFree: null,
    }));
    expect(
      (await store.adopt(uid, evidence(['one']), similar)).saferGambling.promotionFree,
    ).toBeNull();
    expect((await store.find(older.id))?.saferGambling).toEqual(set);
  });
});

describe('a person without logins', () => {
  const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
  const left = { records: {}, others: { crm: SUSPENDED }, removeAt: () => inDays(1) };

  it('is found by their traces until they expire', async () => {
    const uid = await login('a');
    const found = evidence(['name']);
    const person = await adopt(uid, found);
    await store.release(person.id, uid, left);
    const [traced, ...more] = await store.findByTraces(found.traces);
    expect(more).toEqual([]);
    expect(traced).toMatchObject({
      keys: found.traces,
      byLogin: true,
      person: { uids: [], others: left.others },
    });
    await database.doc(`persons/${person.id}`).update({ removeAt: inDays(-1) });
    expect(await store.findByTraces(found.traces)).toEqual([]);
    expect(await store.find(person.id)).toBeNull();
  });

  it('is not named by the key of a record, and is found by more keys than one query allows', async () => {
    const traces = [`shared ${mark}`];
    const records = { crm: { block: null, keys: [], traces } };
    const own = evidence(['mailbox'], { records, traces });
    await adopt(await login('a'), own);
    const many = Array.from({ length: 40 }, (_, index) => `${index} ${mark}`);
    expect(await store.findByTraces([...many, ...traces])).toMatchObject([
      { keys: traces, byLogin: false, recordKeys: { crm: traces } },
    ]);
  });

  it('does not expire if another login exists or is added', async () => {
    const [uid, other] = [await login('a'), await login('b')];
    const person = await adopt(uid, evidence(['name']));
    await adopt(other, evidence(['name']));
    await store.release(person.id, uid, left);
    const kept = await store.find(person.id);
    expect(kept).toMatchObject({ uids: [other], removeAt: null });
    expect(await profileOf(other)).toMatchObject({ personRevision: kept?.revision });
    await store.release(person.id, other, left);
    await store.release(person.id, other, { ...left, removeAt: () => inDays(9) });
    expect((await store.find(person.id))?.removeAt).toBe(inDays(1).toISOString());
    expect((await adopt(other, evidence(['name']))).removeAt).toBeNull();
  });

  it('stores no name, address or number: keys are hashes', async () => {
    const keys = ['name|1979-03-04'];
    const records = { crm: { block: null, keys, traces: keys } };
    const { id } = await adopt(await login('a'), evidence(['zoe@demo.test'], { records }));
    const person = await store.find(id);
    const { crm } = person?.records ?? {};
    const hashes = [person?.proofs, person?.traces, crm?.keys, crm?.traces].flat();
    expect(hashes).toHaveLength(4);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
