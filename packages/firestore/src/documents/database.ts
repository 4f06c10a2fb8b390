import { idOf, parentOf } from '../values/segments.ts';
import { Collection } from './collection.ts';
import type { Document, DocumentReader } from './document.ts';

/** The changed documents by path; undefined for a deleted one. */
export type Changes = ReadonlyMap<string, Document | undefined>;

/** Called with each commit just before it is applied. */
export type CommitObserver = (changes: Changes, commitTime: number) => void;

/** All documents as of the last commit. All methods are synchronous, so a commit is atomic. */
export class Database implements DocumentReader {
  readonly #collections = new Map<string, Collection>();
  readonly #observers = new Set<CommitObserver>();

  get(path: string): Document | undefined {
    return this.#collections.get(parentOf(path))?.get(idOf(path));
  }

  collection(path: string): Collection | undefined {
    return this.#collections.get(path);
  }

  /** The collections that are not empty. */
  collections(): Iterable<Collection> {
    return this.#collections.values();
  }

  *documents(): Generator<Document> {
    for (const collection of this.#collections.values()) yield* collection.documents();
  }

  /** Calls `observer` before each commit, until the returned function is called. */
  observe(observer: CommitObserver): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  /** Applies one commit. Its time is in microseconds since the epoch. */
  apply(changes: Changes, commitTime: number): void {
    for (const observer of this.#observers) observer(changes, commitTime);
    for (const [path, document] of changes) this.#replace(path, document);
  }

  #replace(path: string, document: Document | undefined): void {
    const collectionPath = parentOf(path);
    let collection = this.#collections.get(collectionPath);
    if (!collection) {
      if (!document) return;
      collection = new Collection(collectionPath);
      this.#collections.set(collectionPath, collection);
    }
    collection.replace(idOf(path), document);
    if (collection.size === 0) this.#collections.delete(collectionPath);
  }
}
