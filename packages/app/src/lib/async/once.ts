/** Returns a function that runs `load` once and shares its promise. After a rejection, the next call runs it again. */
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
