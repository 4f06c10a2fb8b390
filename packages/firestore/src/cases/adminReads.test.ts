import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ConnectedStore, startConnectedStore } from '../testing/connectedStore.ts';

let store: ConnectedStore;
let root: string;
let cases = 0;

beforeAll(async () => {
  store = await startConnectedStore();
});

afterAll(() => store.stop());

beforeEach(() => {
  cases += 1;
  root = `reads-${Date.now().toString(36)}-${cases}`;
});

/** Reads that only the admin SDK has, by each of its two transports. */
describe.each(['gRPC', 'adminRest'] as const)('firebase-admin by %s', (protocol) => {
  const database = (): Firestore => store.databases[protocol];
  const document = (path: string) => database().doc(`${root}/${path}`);

  describe('queries', () => {
    test('streams the results of a query', async () => {
      await document('a').set({ v: 1 });
      await document('b').set({ v: 2 });
      const ids: string[] = [];
      for await (const found of database().collection(root).orderBy('v', 'desc').stream()) {
        ids.push((found as unknown as { id: string }).id);
      }
      expect(ids).toEqual(['b', 'a']);
    });

    test('counts a collection group across parents', async () => {
      const group = `group-${root}`;
      await document(`a/${group}/x`).set({ v: 1 });
      await document(`b/${group}/y`).set({ v: 2 });
      const counted = await database().collectionGroup(group).count().get();
      expect(counted.data().count).toBe(2);
    });

    test('queries a collection group by full document name', async () => {
      const group = `group-${root}`;
      await document(`a/${group}/x`).set({});
      await document(`b/${group}/y`).set({});
      const found = await database()
        .collectionGroup(group)
        .where(FieldPath.documentId(), '>', `${root}/a/${group}/x`)
        .get();
      expect(found.docs.map(({ id }) => id)).toEqual(['y']);
    });

    test('returns documents without fields for a projection on the name', async () => {
      await document('a').set({ x: 1 });
      const found = await database().collection(root).select(FieldPath.documentId()).get();
      expect(found.docs.map((each) => [each.id, each.data()])).toEqual([['a', {}]]);
    });
  });

  describe('transactions', () => {
    test('reads several documents and a query in one transaction', async () => {
      await document('a').set({ v: 1 });
      await document('b').set({ v: 2 });
      const sum = await database().runTransaction(async (transaction) => {
        const [a, missing] = await transaction.getAll(document('a'), document('missing'));
        const all = await transaction.get(database().collection(root).where('v', '>', 0));
        transaction.create(document('c'), { v: 3 });
        return [a?.get('v'), missing?.exists, all.size];
      });
      expect(sum).toEqual([1, false, 2]);
      expect((await document('c').get()).get('v')).toBe(3);
    });

    test('reads one snapshot throughout a read-only transaction', async () => {
      await document('a').set({ v: 1 });
      await document('b').set({ v: 1 });
      const seen = await database().runTransaction(
        async (transaction) => {
          const before = await transaction.get(document('a'));
          await document('a').set({ v: 2 });
          await document('a').set({ v: 3 });
          await document('b').delete();
          await document('c').set({ v: 1 });
          const again = await transaction.get(document('a'));
          const all = await transaction.get(database().collection(root).where('v', '==', 1));
          return [before.get('v'), again.get('v'), all.docs.map(({ id }) => id)];
        },
        { readOnly: true },
      );
      expect(seen).toEqual([1, 1, ['a', 'b']]);
    });
  });
});
