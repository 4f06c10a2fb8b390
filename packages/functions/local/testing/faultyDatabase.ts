import { type Firestore, GrpcStatus, type WriteBatch } from 'firebase-admin/firestore';

/** What can befall a commit: each is the share of all of them, from 0 to 1. */
export interface FaultShares {
  /** Ended by Firestore before anything was written. */
  readonly aborted: number;
  /** Never arrived. */
  readonly timedOut: number;
  /** Written, but the answer never came. */
  readonly replyLost: number;
}

/** A database whose batches fail as often as `shares` say. */
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

/** The same object with another method in the place of one of its own. */
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
