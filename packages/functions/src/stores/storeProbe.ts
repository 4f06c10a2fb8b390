import { type Firestore, GrpcStatus } from 'firebase-admin/firestore';

/** What Firestore's client says where nothing answers it. */
const OUT_OF_REACH: ReadonlySet<unknown> = new Set([
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.UNAVAILABLE,
]);

/**
 * Asks the document store for a document that nobody has, and resolves with whether it answered, whatever it
 * said. It may hang for as long as the store's client tries again. Who asks at the same time shares a question.
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
