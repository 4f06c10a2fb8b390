import {
  isSameRank,
  type JsonFields,
  type JsonValue,
  naiveCompare,
  naiveEquals,
  numberOf,
} from './naiveValues.ts';

export interface ModelFilter {
  readonly field: string;
  readonly op:
    | '<'
    | '<='
    | '=='
    | '!='
    | '>'
    | '>='
    | 'in'
    | 'not-in'
    | 'contains'
    | 'contains-any';
  readonly value: JsonValue;
}

export interface ModelQuery {
  readonly join: 'and' | 'or';
  readonly filters: readonly ModelFilter[];
  /** Null to order by name only. */
  readonly order: { readonly field: string; readonly descending: boolean } | null;
  readonly startAt: { readonly value: JsonValue; readonly before: boolean } | null;
  readonly offset: number;
  readonly limit: number | null;
}

export type ModelWrite = { readonly id: string; readonly mustExist: boolean | null } & (
  | { readonly kind: 'replace'; readonly fields: JsonFields }
  | { readonly kind: 'merge'; readonly fields: JsonFields }
  | { readonly kind: 'delete' }
  | { readonly kind: 'increment'; readonly field: string; readonly by: number }
  | { readonly kind: 'union'; readonly field: string; readonly elements: readonly JsonValue[] }
  | { readonly kind: 'remove'; readonly field: string; readonly elements: readonly JsonValue[] }
);

type Documents = Map<string, JsonFields>;

const isNull = (value: JsonValue) => 'nullValue' in value;
const isNaNOrNull = (value: JsonValue) => isNull(value) || Number.isNaN(numberOf(value));
const listOf = (value: JsonValue | undefined): readonly JsonValue[] | null =>
  value && 'arrayValue' in value ? value.arrayValue.values : null;
const has = (values: readonly JsonValue[], value: JsonValue) =>
  values.some((each) => naiveEquals(each, value));

function passes({ op, value: operand }: ModelFilter, value: JsonValue): boolean {
  const order = naiveCompare(value, operand);
  const operands = listOf(operand) ?? [];
  const elements = listOf(value);
  switch (op) {
    case '==':
      return order === 0;
    case '!=':
      return order !== 0 && !isNull(value);
    case 'in':
      return !isNaNOrNull(value) && has(operands, value);
    case 'not-in':
      return !isNull(value) && !operands.some(isNull) && !has(operands, value);
    case 'contains':
      return elements !== null && !isNaNOrNull(operand) && has(elements, operand);
    case 'contains-any':
      return elements?.some((each) => !isNaNOrNull(each) && has(operands, each)) ?? false;
    default:
      if (!isSameRank(value, operand) || isNaNOrNull(value) || isNaNOrNull(operand)) return false;
      if (op === '<') return order < 0;
      if (op === '<=') return order <= 0;
      return op === '>' ? order > 0 : order >= 0;
  }
}

function incremented(before: JsonValue | undefined, by: number): JsonValue {
  const sum = (numberOf(before) ?? 0) + by;
  if (before === undefined || !('doubleValue' in before)) return { integerValue: String(sum) };
  return { doubleValue: Number.isNaN(sum) ? 'NaN' : sum };
}

function joined(before: readonly JsonValue[], elements: readonly JsonValue[]): JsonValue {
  const values = [...before];
  for (const element of elements) if (!has(values, element)) values.push(element);
  return { arrayValue: { values } };
}

function without(before: readonly JsonValue[], elements: readonly JsonValue[]): JsonValue {
  return { arrayValue: { values: before.filter((each) => !has(elements, each)) } };
}

function changed(write: ModelWrite, current: JsonFields): JsonFields {
  switch (write.kind) {
    case 'replace':
      return write.fields;
    case 'merge':
      return { ...current, ...write.fields };
    case 'delete':
      return {};
    case 'increment':
      return { ...current, [write.field]: incremented(current[write.field], write.by) };
    case 'union':
    case 'remove': {
      const before = listOf(current[write.field]) ?? [];
      const combine = write.kind === 'union' ? joined : without;
      return { ...current, [write.field]: combine(before, write.elements) };
    }
  }
}

const isRange = (op: ModelFilter['op']) => !['==', 'in', 'contains', 'contains-any'].includes(op);

/** The expected behaviour of the store in its simplest form: each query scans all documents. */
export class NaiveModel {
  documents: Documents = new Map();

  /** Applies all writes or none. Returns the status code that the store should return. */
  commit(writes: readonly ModelWrite[]): 'OK' | 'NOT_FOUND' | 'ALREADY_EXISTS' {
    const next: Documents = new Map(this.documents);
    for (const write of writes) {
      const isThere = next.has(write.id);
      if (write.mustExist === true && !isThere) return 'NOT_FOUND';
      if (write.mustExist === false && isThere) return 'ALREADY_EXISTS';
      if (write.kind === 'delete') next.delete(write.id);
      else next.set(write.id, changed(write, next.get(write.id) ?? {}));
    }
    this.documents = next;
    return 'OK';
  }

  /** The ids that a query should return, in order. */
  find(query: ModelQuery): readonly string[] {
    const test = (fields: JsonFields) => {
      const results = query.filters.map((filter) => {
        const value = fields[filter.field];
        return value !== undefined && passes(filter, value);
      });
      if (results.length === 0) return true;
      return query.join === 'and' ? results.every(Boolean) : results.some(Boolean);
    };
    const orders = this.#orders(query);
    const sorted = [...this.documents]
      .filter(([, fields]) => test(fields) && orders.every(({ field }) => fields[field]))
      .filter(([, fields]) => this.#isAfterStart(query, fields))
      .sort(([idA, a], [idB, b]) => {
        for (const { field, descending } of orders) {
          const order = naiveCompare(a[field] as JsonValue, b[field] as JsonValue);
          if (order !== 0) return descending ? -order : order;
        }
        const byId = idA < idB ? -1 : 1;
        return orders.at(-1)?.descending ? -byId : byId;
      });
    return sorted
      .slice(query.offset, query.limit === null ? undefined : query.offset + query.limit)
      .map(([id]) => id);
  }

  #orders({ order, filters }: ModelQuery) {
    const descending = order?.descending ?? false;
    const implied = filters
      .filter(({ op }) => isRange(op))
      .map(({ field }) => field)
      .sort();
    const fields = [...new Set([...(order ? [order.field] : []), ...implied])];
    return fields.map((field) => ({ field, descending }));
  }

  #isAfterStart({ order, startAt }: ModelQuery, fields: JsonFields): boolean {
    if (!order || !startAt) return true;
    const position = naiveCompare(fields[order.field] as JsonValue, startAt.value);
    const along = order.descending ? -position : position;
    return startAt.before ? along >= 0 : along > 0;
  }
}
