import { type FieldPath, getField } from '../values/fieldPath.ts';
import { indexKey } from '../values/indexKey.ts';
import type { Value } from '../values/value.ts';
import type { Document } from './document.ts';

/** `equality` indexes a document by its field's value, `contains` by each element of its array. */
export type IndexMode = 'equality' | 'contains';

const NONE: ReadonlySet<string> = new Set();

/** The ids of a collection's documents by the value of one field. */
export class FieldIndex {
  readonly #path: FieldPath;
  readonly #mode: IndexMode;
  readonly #ids = new Map<string, Set<string>>();

  constructor(path: FieldPath, mode: IndexMode) {
    this.#path = path;
    this.#mode = mode;
  }

  #keys(document: Document): readonly string[] {
    const value = getField(document.fields, this.#path);
    if (value === undefined) return [];
    if (this.#mode === 'equality') return [indexKey(value)];
    return value.kind === 'array' ? [...new Set(value.values.map(indexKey))] : [];
  }

  add(id: string, document: Document): void {
    for (const key of this.#keys(document)) {
      const ids = this.#ids.get(key);
      if (ids) ids.add(id);
      else this.#ids.set(key, new Set([id]));
    }
  }

  remove(id: string, document: Document): void {
    for (const key of this.#keys(document)) {
      const ids = this.#ids.get(key);
      if (ids?.delete(id) && ids.size === 0) this.#ids.delete(key);
    }
  }

  /** The ids of documents with a field that equals or contains a value, in no order. */
  find(value: Value): ReadonlySet<string> {
    return this.#ids.get(indexKey(value)) ?? NONE;
  }
}
