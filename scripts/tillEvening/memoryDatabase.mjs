// The part of `idb` that the till uses, in memory: Node has no IndexedDB. Each till of the evening has one.

/**
 * @returns {import('../../packages/app/staff/src/offline/tillDatabase.ts').TillDatabase}
 */
export function memoryDatabase() {
  const stores = { records: new Map(), waiting: new Map() };
  let lastKey = 0;

  const storeOf = (name) => {
    const store = stores[name];
    return {
      get: async (key) => structuredClone(store.get(key)),
      getAll: async () => structuredClone([...store.values()]),
      getAllKeys: async () => [...store.keys()],
      count: async () => store.size,
      put: async (value, key) => {
        if (key === undefined) lastKey += 1;
        store.set(key ?? lastKey, structuredClone(value));
      },
      delete: async (key) => void store.delete(key),
    };
  };
  const database = {
    get: (name, key) => storeOf(name).get(key),
    getAll: (name) => storeOf(name).getAll(),
    getAllKeys: (name) => storeOf(name).getAllKeys(),
    count: (name) => storeOf(name).count(),
    put: (name, value, key) => storeOf(name).put(value, key),
    transaction: (names) => ({
      store: storeOf([names].flat()[0]),
      objectStore: storeOf,
      done: Promise.resolve(),
    }),
  };
  return /** @type {any} */ (database);
}
