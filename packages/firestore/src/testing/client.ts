import type { StatusCode } from '../errors.ts';
import type { Plain, PlainFields } from './plain.ts';

/** A field by its dotted path or by its segments; `__name__` is the document's name. */
export type Field = string | readonly string[];

export type FilterSpec =
  | readonly [field: Field, op: string, value: Plain]
  | { readonly or: readonly FilterSpec[] }
  | { readonly and: readonly FilterSpec[] };

export interface QuerySpec {
  /** A path, or with `group` a collection id. By default the case's collection. */
  readonly from?: string;
  readonly group?: boolean;
  readonly where?: readonly FilterSpec[];
  readonly orderBy?: readonly (readonly [field: Field, direction?: 'asc' | 'desc'])[];
  readonly startAt?: readonly Plain[];
  readonly startAfter?: readonly Plain[];
  readonly endAt?: readonly Plain[];
  readonly endBefore?: readonly Plain[];
  readonly limit?: number;
  readonly limitToLast?: number;
  /** Only the admin SDK supports it. */
  readonly offset?: number;
  /** Only the admin SDK supports it. */
  readonly select?: readonly string[];
}

export type AggregateSpec = Readonly<
  Record<string, readonly ['count'] | readonly ['sum' | 'average', string]>
>;

export interface Row {
  readonly id: string;
  readonly data: PlainFields;
}

export type SetOptions = { readonly merge: true } | { readonly mergeFields: readonly Field[] };

export interface TransactionClient {
  get(path: string): Promise<PlainFields | null>;
  set(path: string, data: PlainFields): void;
  update(path: string, data: PlainFields): void;
  delete(path: string): void;
}

export type BatchWrite =
  | readonly ['set' | 'update', path: string, data: PlainFields]
  | readonly ['delete', path: string];

/**
 * The operations of all SDKs, in one form. Paths are relative to the case's collection: `a` is its document `a`, and
 * `a/sub/b` a document of a subcollection.
 */
export interface Client {
  set(path: string, data: PlainFields, options?: SetOptions): Promise<void>;
  update(path: string, data: PlainFields): Promise<void>;
  /** Updates fields by their segments, which names with dots need. */
  updateField(path: string, field: Field, value: Plain): Promise<void>;
  delete(path: string): Promise<void>;
  get(path: string): Promise<PlainFields | null>;
  find(query: QuerySpec): Promise<readonly Row[]>;
  aggregate(query: QuerySpec, spec: AggregateSpec): Promise<PlainFields>;
  transaction<T>(run: (transaction: TransactionClient) => Promise<T>): Promise<T>;
  batch(writes: readonly BatchWrite[]): Promise<void>;
}

/** A connection to a store: one SDK over one protocol. */
export interface Connection {
  readonly name: string;
  /** A client for the documents of one case, in the collection `root`. */
  client(root: string): Client;
  /** The code that the SDK reports for a status code of the store. */
  errorCode(code: StatusCode): string;
  /** The code of an error that the SDK has thrown. */
  codeOf(error: unknown): string;
  close(): Promise<void>;
}
