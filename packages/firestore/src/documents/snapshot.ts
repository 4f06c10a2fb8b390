import type { Changes, Database } from './database.ts';
import type { Document, DocumentReader } from './document.ts';

/** Earlier versions of documents by path; undefined for a document that did not exist. */
export type Overrides = ReadonlyMap<string, Document | undefined>;

/** The documents as of one time. It stores the versions that later commits replace. */
export class Snapshot implements DocumentReader {
  readonly readTime: number;
  readonly #database: Database;
  readonly #replaced = new Map<string, Document | undefined>();
  readonly #stopObserving: () => void;

  constructor(database: Database, readTime: number) {
    this.readTime = readTime;
    this.#database = database;
    this.#stopObserving = database.observe((changes: Changes) => {
      for (const path of changes.keys()) {
        if (!this.#replaced.has(path)) this.#replaced.set(path, database.get(path));
      }
    });
  }

  /** The versions as of the read time of all documents that have changed since. */
  get overrides(): Overrides {
    return this.#replaced;
  }

  get(path: string): Document | undefined {
    return this.#replaced.has(path) ? this.#replaced.get(path) : this.#database.get(path);
  }

  close(): void {
    this.#stopObserving();
  }
}
