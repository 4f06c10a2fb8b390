import type { Fields } from '../values/value.ts';

/** One version of a document. Immutable: a write replaces it. Times are microseconds since the epoch. */
export interface Document {
  /** Relative to the database: `users/u1`. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: number;
  readonly updateTime: number;
}

/** A source of documents: the current state, a snapshot, or a staged commit. */
export interface DocumentReader {
  get(path: string): Document | undefined;
}
