import type { StatusCode } from '../errors.ts';
import type { Client, QuerySpec } from '../testing/client.ts';
import type { Plain, PlainFields } from '../testing/plain.ts';

/** The ways to a store: two SDKs, and two protocols for one of them. */
export const PROTOCOLS = ['gRPC', 'adminRest', 'lite'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** One thing that Firestore does, which every SDK has to see alike. */
export interface Case {
  readonly name: string;
  /** The documents that are there before, by path. */
  readonly given?: Readonly<Record<string, PlainFields>>;
  /** What a client does, and what it gets. */
  readonly run: (client: Client, root: string) => Promise<unknown>;
  /** What `run` gives, or the code of the error that it ends with. */
  readonly expected: unknown | { readonly error: StatusCode };
  /** The ways to the store that do not have the call, or whose SDK refuses or changes it by itself. */
  readonly notBy?: readonly Protocol[];
}

/** A case that writes to the document `a`, and expects what it then holds. */
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

/** A case that is refused, and leaves the document `a` as it was. */
export const refused = (
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
        throw new Error('A refused write has changed its document.', { cause });
      }
      throw cause;
    }
  },
  expected: { error },
});

/** A case that runs a query over documents, and expects their ids in order. */
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

/** Documents that hold one value each in `v`, named `a`, `b`, `c` and so on. */
export const valued = (...values: readonly Plain[]): Record<string, PlainFields> =>
  Object.fromEntries(values.map((v, index) => [String.fromCharCode(97 + index), { v }]));
