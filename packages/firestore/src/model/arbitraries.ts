import fc from 'fast-check';
import type { ModelFilter, ModelQuery, ModelWrite } from './naiveModel.ts';
import type { JsonValue } from './naiveValues.ts';

/** The ids, fields and values are few, so that writes collide and queries have results. */
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const field = fc.constantFrom('x', 'y', 'z');

const scalar: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.integer({ min: -2, max: 3 }).map((value) => ({ integerValue: String(value) })),
  fc.constantFrom(-0.5, 0.5, 1, 2.5, 'NaN' as const).map((doubleValue) => ({ doubleValue })),
  fc.constantFrom('', 'a', 'ab', 'b', 'é').map((stringValue) => ({ stringValue })),
  fc
    .constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z')
    .map((timestampValue) => ({ timestampValue })),
);
const fieldsOf = (value: fc.Arbitrary<JsonValue>) =>
  fc.dictionary(field, value, { maxKeys: 3, noNullPrototype: true });
const mapOf = (value: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> =>
  fieldsOf(value).map((fields) => ({ mapValue: { fields } }));
const arrayOf = (value: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> =>
  fc.array(value, { maxLength: 3 }).map((values) => ({ arrayValue: { values } }));

const value: fc.Arbitrary<JsonValue> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: arrayOf(fc.oneof(scalar, mapOf(scalar))) },
  { weight: 1, arbitrary: mapOf(fc.oneof(scalar, arrayOf(scalar))) },
);

const target = { id, mustExist: fc.constantFrom(null, null, null, true, false) };
const elements = fc.array(scalar, { minLength: 1, maxLength: 2 });

const write: fc.Arbitrary<ModelWrite> = fc.oneof(
  fc.record({ ...target, kind: fc.constantFrom('replace', 'merge'), fields: fieldsOf(value) }),
  fc.record({ ...target, kind: fc.constant('delete') }),
  fc.record({ ...target, kind: fc.constant('increment'), field, by: fc.constantFrom(-1, 1, 2) }),
  fc.record({ ...target, kind: fc.constantFrom('union', 'remove'), field, elements }),
) as fc.Arbitrary<ModelWrite>;

const list: fc.Arbitrary<JsonValue> = fc
  .array(scalar, { minLength: 1, maxLength: 3 })
  .map((values) => ({ arrayValue: { values } }));

const scalarFilter = fc.record({
  field,
  op: fc.constantFrom('<', '<=', '==', '==', '==', '!=', '>', '>=', 'contains'),
  value,
});
const listFilter = fc.record({
  field,
  op: fc.constantFrom('in', 'not-in', 'contains-any'),
  value: list,
});
const filter = fc.oneof(scalarFilter, listFilter) as fc.Arbitrary<ModelFilter>;

const count = (filters: readonly ModelFilter[], ...ops: readonly string[]) =>
  filters.filter(({ op }) => ops.includes(op)).length;

/** False for queries that Firestore rejects; other tests cover the rejections. */
function isAllowed({ filters, join }: ModelQuery): boolean {
  const unequal = count(filters, '!=', 'not-in');
  const isAlone =
    count(filters, 'not-in') === 0 ||
    (join === 'and' && count(filters, 'in', 'contains-any') === 0);
  return (
    unequal <= 1 && isAlone && (join === 'or' || count(filters, 'contains', 'contains-any') <= 1)
  );
}

const query: fc.Arbitrary<ModelQuery> = fc
  .record({
    join: fc.constantFrom('and', 'and', 'or') as fc.Arbitrary<'and' | 'or'>,
    filters: fc.array(filter, { maxLength: 3 }),
    order: fc.option(fc.record({ field, descending: fc.boolean() })),
    startAt: fc.option(fc.record({ value, before: fc.boolean() }), { freq: 3 }),
    offset: fc.constantFrom(0, 0, 0, 1, 2),
    limit: fc.constantFrom(null, null, 0, 1, 3, 100),
  })
  .filter(isAllowed);

export type Operation =
  | { readonly kind: 'commit'; readonly writes: readonly ModelWrite[] }
  | { readonly kind: 'query'; readonly query: ModelQuery };

/** One operation for the store and its model. */
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    kind: fc.constant('commit' as const),
    writes: fc.array(write, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('query' as const), query }),
);
