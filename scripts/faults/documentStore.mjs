const STORE = 'packages/functions/local/firestore';

/** The embedded document store: what it keeps, and how it behaves like Firestore. */
export const DOCUMENT_STORE_FAULTS = [
  {
    name: 'a transaction reads without a lock',
    file: `${STORE}/service/reads.ts`,
    find: 'await lockFor(store, transaction, paths);\n  return paths',
    replace: 'return paths',
    caughtBy: 'backend',
  },
  {
    name: 'a plain commit passes the lock of a transaction by',
    file: `${STORE}/service/commits.ts`,
    find: 'await store.locks.acquireTogether(requester, pathsOf(writes));',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a commit does not look whether its queries have other results by now',
    file: `${STORE}/service/commits.ts`,
    find: 'if (!isSame) throw aborted(CHANGED);',
    replace: 'if (!isSame && !query) throw aborted(CHANGED);',
    caughtBy: 'backend',
  },
  {
    name: 'NaN is smaller than any number of a range',
    file: `${STORE}/query/filter.ts`,
    find: ' || !isComparable(value) || !isComparable(operand)) return false;',
    replace: ') return false;',
    caughtBy: 'backend',
  },
  {
    name: 'numeric ids are refused as reserved',
    file: `${STORE}/paths/segments.ts`,
    find: 'if (numericId(id) === null) checkCollectionId(id);',
    replace: 'checkCollectionId(id);',
    caughtBy: 'backend',
  },
  {
    name: 'the code of ABORTED is one that SDKs do not try again',
    file: `${STORE}/errors.ts`,
    find: 'ABORTED: { grpc: 10, http: 409 }',
    replace: 'ABORTED: { grpc: 9, http: 400 }',
    caughtBy: 'backend',
  },
  {
    name: 'a document of exactly the largest size is refused',
    file: `${STORE}/documents/limits.ts`,
    find: 'size > MAX_DOCUMENT_BYTES',
    replace: 'size >= MAX_DOCUMENT_BYTES',
    caughtBy: 'backend',
  },
  {
    name: 'a snapshot that breaks off passes for a whole one',
    file: `${STORE}/persistence/recovery.ts`,
    find: 'isLast && mayBeCutOff',
    replace: 'isLast || mayBeCutOff',
    caughtBy: 'backend',
  },
  {
    name: 'a condition of != matches null',
    file: `${STORE}/query/filter.ts`,
    find: '!isNull(value) && !isEquivalent(value, operand)',
    replace: '!isEquivalent(value, operand)',
    caughtBy: 'backend',
  },
  {
    name: 'a page of results begins one document late',
    file: `${STORE}/query/cursor.ts`,
    find: 'startAt.before ? order < 0 : order <= 0',
    replace: 'startAt.before ? order <= 0 : order <= 0',
    caughtBy: 'backend',
  },
  {
    name: 'a token of another project is accepted',
    file: `${STORE}/service/authenticate.ts`,
    find: 'aud !== projectId',
    replace: 'aud === undefined',
    caughtBy: 'backend',
  },
];
