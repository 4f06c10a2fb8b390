import { type Firestore, GrpcStatus } from 'firebase-admin/firestore';

/** The errors of Firestore's client if the service does not respond. */
const OUT_OF_REACH: ReadonlySet<unknown> = new Set([
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.UNAVAILABLE,
]);

/**
 * Reads a document that does not exist, and resolves with whether the store responded, even with an error.
 * May hang while the store's client retries. Concurrent callers share one probe.
 */
export function storeProbe(database: () => Firestore): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return () => {
    asked ??= ask(database()).finally(() => {
      asked = null;
    });
    return asked;
  };
}

async function ask(database: Firestore): Promise<boolean> {
  try {
    await database.collection('probes').doc('nothing').get();
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && OUT_OF_REACH.has(error.code));
  }
}
