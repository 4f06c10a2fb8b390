import { type FieldPath, formatFieldPath } from '../values/fieldPath.ts';
import { idOf } from '../values/segments.ts';
import type { Document } from './document.ts';
import { FieldIndex, type IndexMode } from './fieldIndex.ts';
import { SortedIds } from './sortedIds.ts';

/** The documents of one collection, and the indexes that queries have used. */
export class Collection {
  readonly path: string;
  readonly id: string;
  readonly #documents = new Map<string, Document>();
  readonly #sortedIds = new SortedIds();
  readonly #indexes = new Map<string, FieldIndex>();

  constructor(path: string) {
    this.path = path;
    this.id = idOf(path);
  }

  get size(): number {
    return this.#documents.size;
  }

  get(id: string): Document | undefined {
    return this.#documents.get(id);
  }

  documents(): Iterable<Document> {
    return this.#documents.values();
  }

  /** The ids in Firestore's order. */
  ids(): readonly string[] {
    return this.#sortedIds.list(this.#documents.keys());
  }

  /** Adds, replaces or, with undefined, removes a document. */
  replace(id: string, after: Document | undefined): void {
    const before = this.#documents.get(id);
    if (after) this.#documents.set(id, after);
    else this.#documents.delete(id);
    if (after && !before) this.#sortedIds.add(id);
    if (before && !after) this.#sortedIds.remove(id);
    for (const index of this.#indexes.values()) {
      if (before) index.remove(id, before);
      if (after) index.add(id, after);
    }
  }

  /** Returns the index of one field. Builds it on first use; later writes update it. */
  index(path: FieldPath, mode: IndexMode): FieldIndex {
    const key = `${mode} ${formatFieldPath(path)}`;
    const existing = this.#indexes.get(key);
    if (existing) return existing;
    const built = new FieldIndex(path, mode);
    for (const [id, document] of this.#documents) built.add(id, document);
    this.#indexes.set(key, built);
    return built;
  }
}
