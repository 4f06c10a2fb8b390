import type { StatusCode } from '../errors.ts';
import type { Client, QuerySpec } from '../testing/client.ts';
import type { Plain, PlainFields } from '../testing/plain.ts';

/** Two SDKs, and two protocols for one of them. */
export const PROTOCOLS = ['gRPC', 'adminRest', 'lite'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** One behaviour of Firestore that all SDKs must observe. */
export interface Case {
  readonly name: string;
  /** The documents before the case, by path. */
  readonly given?: Readonly<Record<string, PlainFields>>;
  /** The client's operations and their result. */
  readonly run: (client: Client, root: string) => Promise<unknown>;
  /** The result of `run`, or the code of its error. */
  readonly expected: unknown | { readonly error: StatusCode };
  /** The protocols that lack the call, or with an SDK that rejects or changes it itself. */
  readonly notBy?: readonly Protocol[];
}

/** A case that writes to document `a` and expects its content. */
export const writing = (
  name: string,
  before: PlainFields | null,
  write: (client: Client) => Promise<unknown>,
  expected: PlainFields | null,
): Case => ({
  name,
  ...(before && { given: { a: before } }),
  run: async (client) => {
    await write(client);
    return client.get('a');
  },
  expected,
});

/** A case that is rejected and leaves document `a` unchanged. */
export const rejected = (
  name: string,
  before: PlainFields | null,
  attempt: (client: Client, root: string) => Promise<unknown>,
  error: StatusCode,
): Case => ({
  name,
  ...(before && { given: { a: before } }),
  run: async (client, root) => {
    try {
      return await attempt(client, root);
    } catch (cause) {
      const after = await client.get('a');
      if (JSON.stringify(after) !== JSON.stringify(before)) {
        throw new Error('A rejected write has changed its document.', { cause });
      }
      throw cause;
    }
  },
  expected: { error },
});

/** A case that runs a query and expects the ids in order. */
export const finding = (
  name: string,
  given: Readonly<Record<string, PlainFields>>,
  query: QuerySpec,
  expected: readonly string[],
): Case => ({
  name,
  given,
  run: async (client) => (await client.find(query)).map(({ id }) => id),
  expected,
});

/** Documents `a`, `b`, `c` and so on, each with one value in the field `v`. */
export const valued = (...values: readonly Plain[]): Record<string, PlainFields> =>
  Object.fromEntries(values.map((v, index) => [String.fromCharCode(97 + index), { v }]));
