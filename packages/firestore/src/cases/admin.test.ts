import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
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
  root = `admin-${Date.now().toString(36)}-${cases}`;
});

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: { code: number }) => error.code,
  );

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

/** Operations that only the admin SDK has, by each of its two transports. */
describe.each(['gRPC', 'adminRest'] as const)('firebase-admin by %s', (protocol) => {
  const database = (): Firestore => store.databases[protocol];
  const document = (path: string) => database().doc(`${root}/${path}`);

  describe('create and preconditions', () => {
    test('creates a missing document', async () => {
      await document('a').create({ x: 1 });
      expect((await document('a').get()).data()).toEqual({ x: 1 });
    });

    test('rejects the creation of an existing document', async () => {
      await document('a').set({ x: 1 });
      expect(await code(document('a').create({ x: 2 }))).toBe(ALREADY_EXISTS);
      expect((await document('a').get()).data()).toEqual({ x: 1 });
    });

    test('updates at the version that was read', async () => {
      const { writeTime } = await document('a').set({ x: 1 });
      await document('a').update({ x: 2 }, { lastUpdateTime: writeTime });
      expect((await document('a').get()).data()).toEqual({ x: 2 });
    });

    test('rejects an update at an older version', async () => {
      const { writeTime } = await document('a').set({ x: 1 });
      await document('a').set({ x: 2 });
      const update = document('a').update({ x: 3 }, { lastUpdateTime: writeTime });
      expect(await code(update)).toBe(FAILED_PRECONDITION);
      expect((await document('a').get()).data()).toEqual({ x: 2 });
    });

    test('deletes with the precondition that the document exists', async () => {
      await document('a').set({});
      await document('a').delete({ exists: true });
      expect(await code(document('a').delete({ exists: true }))).toBe(NOT_FOUND);
    });

    test('rejects a delete at an older version', async () => {
      const { writeTime } = await document('a').set({ x: 1 });
      await document('a').set({ x: 2 });
      expect(await code(document('a').delete({ lastUpdateTime: writeTime }))).toBe(
        FAILED_PRECONDITION,
      );
    });
  });

  describe('versions', () => {
    test('keeps the create time and advances the update time', async () => {
      await document('a').set({ x: 1 });
      const first = await document('a').get();
      await document('a').set({ x: 2 });
      const second = await document('a').get();
      expect(second.createTime).toEqual(first.createTime);
      const [before, after] = [first, second].map(({ updateTime }) => updateTime?.valueOf() ?? '');
      expect(String(after) > String(before)).toBe(true);
    });

    test('keeps the update time if a write changes nothing', async () => {
      await document('a').set({ x: 1 });
      const { updateTime } = await document('a').get();
      const { writeTime } = await document('a').set({ x: 1 });
      expect(writeTime).toEqual(updateTime);
      expect((await document('a').get()).updateTime).toEqual(updateTime);
    });
  });

  describe('several documents', () => {
    test('reads several documents in the order of the request, missing ones included', async () => {
      await document('b').set({ x: 2 });
      const found = await database().getAll(document('a'), document('b'), document('a'));
      expect(found.map((each) => each.data())).toEqual([undefined, { x: 2 }, undefined]);
    });

    test('reads only the fields of a mask', async () => {
      await document('a').set({ x: 1, y: 2, m: { p: 1, q: 2 } });
      const [found] = await database().getAll(document('a'), { fieldMask: ['x', 'm.p'] });
      expect(found?.data()).toEqual({ x: 1, m: { p: 1 } });
    });

    test('lists documents, and missing documents with subcollections', async () => {
      await document('a').set({});
      await document('b/sub/c').set({});
      const listed = await database().collection(root).listDocuments();
      expect(listed.map(({ id }) => id)).toEqual(['a', 'b']);
    });

    test('lists the collections of a document', async () => {
      await document('a/one/x').set({});
      await document('a/two/x').set({});
      await document('a/two/x/deeper/y').set({});
      const listed = await document('a').listCollections();
      expect(listed.map(({ id }) => id)).toEqual(['one', 'two']);
    });

    test('lists more documents than a page holds', async () => {
      const batch = database().batch();
      for (let n = 0; n < 350; n += 1) batch.set(document(`n${n}`), {});
      await batch.commit();
      expect(await database().collection(root).listDocuments()).toHaveLength(350);
    });
  });

  describe('bulk writes', () => {
    test('writes each document independently of the others', async () => {
      await document('taken').set({ x: 0 });
      const writer = database().bulkWriter();
      writer.onWriteError(() => false);
      const outcomes = [
        writer.set(document('a'), { x: 1 }),
        writer.create(document('taken'), { x: 1 }),
        writer.update(document('missing'), { x: 1 }),
        writer.delete(document('gone')),
      ];
      const settled = Promise.all(outcomes.map((each) => code(each)));
      await writer.close();
      expect(await settled).toEqual(['done', ALREADY_EXISTS, NOT_FOUND, 'done']);
      expect((await document('a').get()).data()).toEqual({ x: 1 });
    });

    test('deletes a document with all its subcollections', async () => {
      await document('a').set({});
      await document('a/sub/b').set({});
      await document('a/sub/b/deep/c').set({});
      await document('ab/sub/d').set({});
      await database().recursiveDelete(document('a'));
      expect(await document('a').listCollections()).toEqual([]);
      expect((await document('ab/sub/d').get()).exists).toBe(true);
    });

    test('deletes a collection with all its documents and subcollections', async () => {
      await document('a/sub/b').set({});
      await document('a/sub/c').set({});
      await document('a/sub/c/deep/d').set({});
      await document('a/subs/e').set({});
      await database().recursiveDelete(document('a').collection('sub'));
      const left = await document('a').listCollections();
      expect(left.map(({ id }) => id)).toEqual(['subs']);
    });
  });

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

  test('rejects more than 500 transforms of a document', async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 501 }, (_, n) => [`f${n}`, FieldValue.increment(1)]),
    );
    expect(await code(document('a').set(fields))).toBe(3);
  });
});
