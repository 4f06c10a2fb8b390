import type { Kit } from './kit.ts';

/** Loads what several cases of a run only read, once. A new kit loads it again. */
export function oncePerKit<T>(load: (kit: Kit) => Promise<T>): (kit: Kit) => Promise<T> {
  const loaded = new WeakMap<Kit, Promise<T>>();
  return (kit) => {
    const known = loaded.get(kit) ?? load(kit);
    loaded.set(kit, known);
    return known;
  };
}
