import type { Changes, Database } from './database.ts';
import type { Document, DocumentReader } from './document.ts';

/** The documents that were, by path; undefined for one that was not there. */
export type Overrides = ReadonlyMap<string, Document | undefined>;

/** The documents as of one moment, kept by noting what each later commit replaces. */
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

  /** What was where commits have changed something since. */
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
