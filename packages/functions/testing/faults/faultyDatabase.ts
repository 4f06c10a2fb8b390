import { type Firestore, GrpcStatus, type WriteBatch } from 'firebase-admin/firestore';

/** The faults of commits, each as a share of all commits from 0 to 1. */
export interface FaultShares {
  /** Firestore aborts the commit before the write. */
  readonly aborted: number;
  /** The commit never arrives. */
  readonly timedOut: number;
  /** Firestore writes, but the reply is lost. */
  readonly replyLost: number;
}

/** A database with batches that fail at these rates. */
export function faultyDatabase(
  database: Firestore,
  { aborted, timedOut, replyLost }: FaultShares,
  random: () => number,
): Firestore {
  const commit = async (batch: WriteBatch) => {
    const fate = random();
    if (fate < aborted) throw fault('aborted', GrpcStatus.ABORTED);
    if (fate < aborted + timedOut) throw fault('timed out', GrpcStatus.DEADLINE_EXCEEDED);
    const results = await batch.commit();
    if (fate < aborted + timedOut + replyLost) throw fault('lost', GrpcStatus.UNAVAILABLE);
    return results;
  };
  return withMethod(database, 'batch', () => {
    const batch = database.batch();
    return withMethod(batch, 'commit', () => commit(batch));
  });
}

/** The same object with one method replaced. */
function withMethod<T extends object>(original: T, name: keyof T, method: () => unknown): T {
  return new Proxy(original, {
    get(target, key) {
      if (key === name) return method;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function fault(message: string, code: number): Error {
  return Object.assign(new Error(message), { code });
}
