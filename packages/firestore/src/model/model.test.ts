import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StoreError } from '../errors.ts';
import { createLocalStore, type LocalStore } from '../testing/localStore.ts';
import { type Operation, operation } from './arbitraries.ts';
import { type ModelFilter, type ModelQuery, type ModelWrite, NaiveModel } from './naiveModel.ts';
import type { JsonFields } from './naiveValues.ts';

const RUNS = 120;
const OPERATIONS = 100;
/** `MODEL_SEED` selects other operations, or repeats those of a failure. */
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121);

const COLLECTION = 'things';

function toWrite(write: ModelWrite, root: string): object {
  const name = `${root}/${COLLECTION}/${write.id}`;
  const condition =
    write.mustExist === null ? {} : { currentDocument: { exists: write.mustExist } };
  switch (write.kind) {
    case 'delete':
      return { ...condition, delete: name };
    case 'replace':
      return { ...condition, update: { name, fields: write.fields } };
    case 'merge': {
      const updateMask = { fieldPaths: Object.keys(write.fields) };
      return { ...condition, update: { name, fields: write.fields }, updateMask };
    }
    default: {
      const transform =
        write.kind === 'increment'
          ? { increment: { integerValue: String(write.by) } }
          : write.kind === 'union'
            ? { appendMissingElements: { values: write.elements } }
            : { removeAllFromArray: { values: write.elements } };
      return {
        ...condition,
        update: { name },
        updateMask: {},
        updateTransforms: [{ fieldPath: write.field, ...transform }],
      };
    }
  }
}

const OPERATORS: Readonly<Record<ModelFilter['op'], string>> = {
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  contains: 'ARRAY_CONTAINS',
  'contains-any': 'ARRAY_CONTAINS_ANY',
};

function toStructuredQuery({ join, filters, order, startAt, offset, limit }: ModelQuery): object {
  const parts = filters.map(({ field, op, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value },
  }));
  return {
    from: [{ collectionId: COLLECTION }],
    ...(parts.length > 0 && {
      where: { compositeFilter: { op: join.toUpperCase(), filters: parts } },
    }),
    ...(order && {
      orderBy: [
        {
          field: { fieldPath: order.field },
          direction: order.descending ? 'DESCENDING' : 'ASCENDING',
        },
      ],
      ...(startAt && { startAt: { values: [startAt.value], before: startAt.before } }),
    }),
    offset,
    ...(limit !== null && { limit }),
  };
}

async function commit(local: LocalStore, writes: readonly ModelWrite[]): Promise<string> {
  try {
    const request = {
      database: local.store.names.databaseName,
      writes: writes.map((write) => toWrite(write, local.root)),
    };
    await local.unary('Commit', request);
    return 'OK';
  } catch (error) {
    if (error instanceof StoreError) return error.code;
    throw error;
  }
}

interface Found {
  readonly document?: { readonly name: string; readonly fields: JsonFields };
}

async function find(local: LocalStore, query: ModelQuery) {
  const request = { parent: local.root, structuredQuery: toStructuredQuery(query) };
  const responses = (await local.streaming('RunQuery', request)) as readonly Found[];
  return responses.flatMap(({ document }) => (document ? [document] : []));
}

const EVERYTHING: ModelQuery = {
  join: 'and',
  filters: [],
  order: null,
  startAt: null,
  offset: 0,
  limit: null,
};

/** A canonical form: the order of fields in maps does not matter. */
const sorted = (fields: JsonFields | undefined) =>
  JSON.stringify(fields, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

async function check(local: LocalStore, model: NaiveModel, each: Operation): Promise<void> {
  if (each.kind === 'commit') {
    expect(await commit(local, each.writes)).toBe(model.commit(each.writes));
  }
  const query = each.kind === 'query' ? each.query : EVERYTHING;
  const found = await find(local, query);
  const ids = found.map(({ name }) => name.split('/').at(-1) as string);
  expect(ids).toEqual(model.find(query));
  for (const [index, id] of ids.entries()) {
    expect(sorted(found[index]?.fields)).toBe(sorted(model.documents.get(id)));
  }
}

test(`agrees with a naive model over ${RUNS * OPERATIONS} operations (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }),
      async (operations) => {
        const local = createLocalStore();
        const model = new NaiveModel();
        for (const each of operations) await check(local, model, each);
      },
    ),
    { numRuns: RUNS, seed: SEED, verbose: 1 },
  );
}, 60_000);
