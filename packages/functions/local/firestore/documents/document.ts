import type { Fields } from '../values/value.ts';

/** One version of a document. Immutable: a write replaces it. Times are microseconds since the epoch. */
export interface Document {
  /** Relative to the database: `users/u1`. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: number;
  readonly updateTime: number;
}

/** Anything that documents can be read from: the present state, a snapshot, or a commit under way. */
export interface DocumentReader {
  get(path: string): Document | undefined;
}
