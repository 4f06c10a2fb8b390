/** Runs `load` at the first call and shares its promise; a failure is forgotten, so that it can be tried again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | null = null;
  return () => {
    shared ??= load().catch((error: unknown) => {
      shared = null;
      throw error;
    });
    return shared;
  };
}
