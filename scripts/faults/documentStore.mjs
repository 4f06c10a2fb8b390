const STORE = 'packages/functions/local/firestore';

/** Faults in the embedded document store: data, and differences from Firestore. */
export const DOCUMENT_STORE_FAULTS = [
  {
    name: 'a transaction reads without a lock',
    file: `${STORE}/service/reads.ts`,
    find: 'await lockFor(store, transaction, paths);\n  return paths',
    replace: 'return paths',
    caughtBy: 'backend',
  },
  {
    name: 'a plain commit ignores the lock of a transaction',
    file: `${STORE}/service/commits.ts`,
    find: 'await store.locks.acquireTogether(requester, pathsOf(writes));',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a commit does not check that its queries have the same results',
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
    name: 'numeric ids are rejected as reserved',
    file: `${STORE}/paths/segments.ts`,
    find: 'if (numericId(id) === null) checkCollectionId(id);',
    replace: 'checkCollectionId(id);',
    caughtBy: 'backend',
  },
  {
    name: 'ABORTED has a code that SDKs do not retry',
    file: `${STORE}/errors.ts`,
    find: 'ABORTED: { grpc: 10, http: 409 }',
    replace: 'ABORTED: { grpc: 9, http: 400 }',
    caughtBy: 'backend',
  },
  {
    name: 'a document of exactly the maximum size is rejected',
    file: `${STORE}/documents/limits.ts`,
    find: 'size > MAX_DOCUMENT_BYTES',
    replace: 'size >= MAX_DOCUMENT_BYTES',
    caughtBy: 'backend',
  },
  {
    name: 'a truncated snapshot counts as complete',
    file: `${STORE}/persistence/recovery.ts`,
    find: 'isLast && mayBeCutOff',
    replace: 'isLast || mayBeCutOff',
    caughtBy: 'backend',
  },
  {
    name: 'the operator != matches null',
    file: `${STORE}/query/filter.ts`,
    find: '!isNull(value) && !isEquivalent(value, operand)',
    replace: '!isEquivalent(value, operand)',
    caughtBy: 'backend',
  },
  {
    name: 'a page of results skips one document',
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
