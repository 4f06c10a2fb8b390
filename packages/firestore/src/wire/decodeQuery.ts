import { invalidArgument, unimplemented } from '../errors.ts';
import type { Cursor, Filter, ListOperator, Order, Query, Scope } from '../query/query.ts';
import { type FieldPath, isDocumentName, parseFieldPath } from '../values/fieldPath.ts';
import { checkCollectionId } from '../values/segments.ts';
import { double, NULL, type Value } from '../values/value.ts';
import { decodeValue } from './decodeValue.ts';
import type { DecodeContext } from './decodeWrite.ts';
import type { Dialect } from './dialect.ts';
import { asBoolean, asEnum, asInt32, asString, MessageReader } from './message.ts';

const FIELD_OPERATORS = {
  1: 'LESS_THAN',
  2: 'LESS_THAN_OR_EQUAL',
  3: 'GREATER_THAN',
  4: 'GREATER_THAN_OR_EQUAL',
  5: 'EQUAL',
  6: 'NOT_EQUAL',
  7: 'ARRAY_CONTAINS',
  8: 'IN',
  9: 'ARRAY_CONTAINS_ANY',
  10: 'NOT_IN',
} as const;
const UNARY_OPERATORS = { 2: 'IS_NAN', 3: 'IS_NULL', 4: 'IS_NOT_NAN', 5: 'IS_NOT_NULL' } as const;
const COMPOSITE_OPERATORS = { 1: 'AND', 2: 'OR' } as const;
const DIRECTIONS = { 0: 'DIRECTION_UNSPECIFIED', 1: 'ASCENDING', 2: 'DESCENDING' } as const;

const COMPARISONS = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
} as const;
const LISTS: Readonly<Record<'IN' | 'NOT_IN' | 'ARRAY_CONTAINS_ANY', ListOperator>> = {
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
};

/** More than any filter within the limit of 30 disjunctions needs. */
const MAX_FILTER_DEPTH = 50;

function decodeFieldReference(raw: unknown, where: string): FieldPath {
  const reader = new MessageReader(raw, where);
  const path = parseFieldPath(reader.string('fieldPath'));
  reader.finish();
  return path;
}

/** The values of a list operator. Unlike the elements of a stored array, they may be arrays. */
function decodeOperands(raw: unknown, where: string, dialect: Dialect): readonly Value[] {
  const reader = new MessageReader(raw, where);
  const list = new MessageReader(reader.get('arrayValue'), `${where}.arrayValue`);
  reader.finish();
  const values = list.list('values', (each, at) => decodeValue(each, at, dialect));
  list.finish();
  return values;
}

function checkNames(path: FieldPath, values: readonly Value[], where: string): void {
  if (isDocumentName(path) && values.some((each) => each.kind !== 'reference')) {
    throw invalidArgument(
      `${where} compares the document's name with a value that is not a reference.`,
    );
  }
}

function decodeFieldFilter(raw: unknown, where: string, dialect: Dialect): Filter {
  const reader = new MessageReader(raw, where);
  const path = decodeFieldReference(reader.get('field'), `${where}.field`);
  const op = asEnum(reader.get('op'), FIELD_OPERATORS, `${where}.op`);
  const content = reader.get('value');
  reader.finish();
  const at = `${where}.value`;
  if (op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY') {
    const values = decodeOperands(content, at, dialect);
    checkNames(path, values, where);
    return { kind: 'field', path, op: LISTS[op], values };
  }
  const value = decodeValue(content, at, dialect);
  checkNames(path, [value], where);
  return { kind: 'field', path, op: COMPARISONS[op], value };
}

function decodeUnaryFilter(raw: unknown, where: string): Filter {
  const reader = new MessageReader(raw, where);
  const path = decodeFieldReference(reader.get('field'), `${where}.field`);
  const op = asEnum(reader.get('op'), UNARY_OPERATORS, `${where}.op`);
  reader.finish();
  const value = op === 'IS_NULL' || op === 'IS_NOT_NULL' ? NULL : double(Number.NaN);
  return { kind: 'field', path, op: op === 'IS_NULL' || op === 'IS_NAN' ? '==' : '!=', value };
}

function decodeFilter(raw: unknown, where: string, dialect: Dialect, depth = 0): Filter {
  if (depth > MAX_FILTER_DEPTH) throw invalidArgument(`${where} is nested too deeply.`);
  const reader = new MessageReader(raw, where);
  const type = reader.oneOf(['compositeFilter', 'fieldFilter', 'unaryFilter']);
  const content = type && reader.get(type);
  reader.finish();
  if (type === 'fieldFilter') return decodeFieldFilter(content, where, dialect);
  if (type === 'unaryFilter') return decodeUnaryFilter(content, where);
  if (!type) throw invalidArgument(`${where} has no filter.`);
  const composite = new MessageReader(content, where);
  const op = asEnum(composite.get('op'), COMPOSITE_OPERATORS, `${where}.op`);
  const filters = composite.list('filters', (each, at) =>
    decodeFilter(each, at, dialect, depth + 1),
  );
  composite.finish();
  if (filters.length === 0) throw invalidArgument(`${where} has no filters.`);
  return { kind: op === 'AND' ? 'and' : 'or', filters };
}

function decodeOrder(raw: unknown, where: string): Order {
  const reader = new MessageReader(raw, where);
  const path = decodeFieldReference(reader.get('field'), `${where}.field`);
  const direction = reader.read(
    'direction',
    (name, at) => asEnum(name, DIRECTIONS, at),
    'ASCENDING' as const,
  );
  reader.finish();
  return { path, direction: direction === 'DESCENDING' ? 'desc' : 'asc' };
}

function decodeCursor(raw: unknown, where: string, dialect: Dialect): Cursor {
  const reader = new MessageReader(raw, where);
  const values = reader.list('values', (each, at) => decodeValue(each, at, dialect));
  const before = reader.read('before', asBoolean, false);
  reader.finish();
  return { values, before };
}

function decodeSelector(raw: unknown, where: string, parent: string): Scope {
  const reader = new MessageReader(raw, where);
  const collectionId = reader.read('collectionId', asString, '');
  const allDescendants = reader.read('allDescendants', asBoolean, false);
  reader.finish();
  if (collectionId !== '') checkCollectionId(collectionId);
  else if (!allDescendants) throw unimplemented('queries over every collection of one parent');
  return { parent, collectionId: collectionId === '' ? null : collectionId, allDescendants };
}

function decodeProjection(raw: unknown, where: string): readonly FieldPath[] {
  const reader = new MessageReader(raw, where);
  const fields = reader.list('fields', decodeFieldReference);
  reader.finish();
  return fields;
}

const notNegative = (value: number, where: string) => {
  if (value < 0) throw invalidArgument(`${where} must not be negative.`);
  return value;
};

/** Decodes a structured query below the path `parent`. `checkQuery` checks its semantics. */
export function decodeQuery(
  raw: unknown,
  where: string,
  parent: string,
  { dialect }: DecodeContext,
): Query {
  const reader = new MessageReader(raw, where);
  if (reader.has('findNearest')) throw unimplemented('vector search (findNearest)');
  const [scope, ...others] = reader.list('from', (each, at) => decodeSelector(each, at, parent));
  if (!scope) throw unimplemented('queries over every collection of one parent');
  if (others.length > 0) throw invalidArgument(`${where}.from must name one collection.`);
  const query: Query = {
    scope,
    filter: reader.read('where', (filter, at) => decodeFilter(filter, at, dialect), null),
    orderBy: reader.list('orderBy', decodeOrder),
    startAt: reader.read('startAt', (cursor, at) => decodeCursor(cursor, at, dialect), null),
    endAt: reader.read('endAt', (cursor, at) => decodeCursor(cursor, at, dialect), null),
    offset: reader.read('offset', (value, at) => notNegative(asInt32(value, at), at), 0),
    limit: reader.read(
      'limit',
      (value, at) => notNegative(asInt32(dialect.unwrap(value, at), at), at),
      null,
    ),
    projection: reader.read('select', decodeProjection, null),
  };
  reader.finish();
  return query;
}
