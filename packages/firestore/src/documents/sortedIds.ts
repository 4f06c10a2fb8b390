import { compareIds } from '../values/compareIds.ts';

/** The ids of a collection in Firestore's order. Sorts on first use; additions and removals preserve the order. */
export class SortedIds {
  #ids: string[] | null = null;

  /** The index of `id`, or the index at which to insert it. */
  static #position(ids: readonly string[], id: string): number {
    let low = 0;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareIds(ids[middle] as string, id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(id: string): void {
    this.#ids?.splice(SortedIds.#position(this.#ids, id), 0, id);
  }

  remove(id: string): void {
    this.#ids?.splice(SortedIds.#position(this.#ids, id), 1);
  }

  /** All ids in order. `unsorted` is the ids to sort on first use. */
  list(unsorted: Iterable<string>): readonly string[] {
    this.#ids ??= [...unsorted].sort(compareIds);
    return this.#ids;
  }
}
