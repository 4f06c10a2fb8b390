import type { Write } from '../documents/write.ts';
import { invalidArgument, unimplemented } from '../errors.ts';
import type { Aggregation } from '../query/aggregate.ts';
import type { Query } from '../query/query.ts';
import type { Transaction } from '../transactions/transactions.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { checkCollectionId, checkDocumentId, joinPath } from '../values/segments.ts';
import { decodeQuery } from './decodeQuery.ts';
import {
  type DecodeContext,
  decodeDocument,
  decodeFieldPath,
  decodeMask,
  decodeWrite,
} from './decodeWrite.ts';
import type { Dialect } from './dialect.ts';
import { asBoolean, asInt32, asInt64, asString, MessageReader } from './message.ts';
import type { Consistency, ListRequest, Page } from './requests.ts';

const readId = (dialect: Dialect) => (raw: unknown, where: string) =>
  dialect.readBytes(raw, where).toString('base64');

function decodeMode(raw: unknown, where: string): Transaction['mode'] {
  const reader = new MessageReader(raw, where);
  const mode = reader.oneOf(['readOnly', 'readWrite']);
  const options = new MessageReader(reader.get(mode ?? 'readWrite') ?? {}, where);
  reader.finish();
  if (options.has('readTime')) throw unimplemented('reads at a past time (readTime)');
  // The id of the retried transaction is a hint for scheduling and does not change results.
  options.get('retryTransaction');
  options.finish();
  return mode ?? 'readWrite';
}

function decodeConsistency(reader: MessageReader, dialect: Dialect): Consistency {
  const selector = reader.oneOf(['transaction', 'newTransaction', 'readTime']);
  if (selector === 'readTime') throw unimplemented('reads at a past time (readTime)');
  if (selector === 'newTransaction') {
    const mode = reader.read('newTransaction', decodeMode, 'readWrite' as const);
    return { kind: 'newTransaction', mode };
  }
  const id = reader.read('transaction', readId(dialect), '');
  return id === '' ? { kind: 'latest' } : { kind: 'transaction', id };
}

const readMask = (reader: MessageReader) => reader.read('mask', decodeMask, null);

export interface GetRequest {
  readonly paths: readonly string[];
  readonly mask: readonly FieldPath[] | null;
  readonly consistency: Consistency;
}

export function decodeGet(raw: unknown, { dialect, names }: DecodeContext): GetRequest {
  const reader = new MessageReader(raw, 'request');
  const paths = [names.documentPath(reader.string('name'))];
  const mask = readMask(reader);
  const consistency = decodeConsistency(reader, dialect);
  reader.finish();
  return { paths, mask, consistency };
}

export function decodeBatchGet(raw: unknown, { dialect, names }: DecodeContext): GetRequest {
  const reader = new MessageReader(raw, 'request');
  names.checkDatabase(reader.string('database'));
  const paths = reader.list('documents', (name, at) => names.documentPath(asString(name, at)));
  const mask = readMask(reader);
  const consistency = decodeConsistency(reader, dialect);
  reader.finish();
  return { paths: [...new Set(paths)], mask, consistency };
}

export function decodeBegin(raw: unknown, { names }: DecodeContext): Transaction['mode'] {
  const reader = new MessageReader(raw, 'request');
  names.checkDatabase(reader.string('database'));
  const mode = reader.read('options', decodeMode, 'readWrite' as const);
  reader.finish();
  return mode;
}

export function decodeRollback(raw: unknown, { dialect, names }: DecodeContext): string {
  const reader = new MessageReader(raw, 'request');
  names.checkDatabase(reader.string('database'));
  const id = reader.read('transaction', readId(dialect), '');
  reader.finish();
  if (id === '') throw invalidArgument('request.transaction is required.');
  return id;
}

export interface CommitRequest {
  readonly writes: readonly Write[];
  readonly transactionId: string | null;
}

export function decodeCommit(raw: unknown, context: DecodeContext): CommitRequest {
  const reader = new MessageReader(raw, 'request');
  context.names.checkDatabase(reader.string('database'));
  const writes = reader.list('writes', (write, where) => decodeWrite(write, where, context));
  const transactionId = reader.read('transaction', readId(context.dialect), null);
  reader.finish();
  return { writes, transactionId: transactionId === '' ? null : transactionId };
}

export function decodeBatchWrite(raw: unknown, context: DecodeContext): readonly Write[] {
  const reader = new MessageReader(raw, 'request');
  context.names.checkDatabase(reader.string('database'));
  const writes = reader.list('writes', (write, where) => decodeWrite(write, where, context));
  // Labels are for billing and do not change results.
  reader.get('labels');
  reader.finish();
  return writes;
}

export interface QueryRequest {
  readonly query: Query;
  readonly consistency: Consistency;
}

export function decodeRunQuery(raw: unknown, context: DecodeContext): QueryRequest {
  const reader = new MessageReader(raw, 'request');
  const parent = context.names.parentPath(reader.string('parent'));
  if (reader.has('explainOptions')) throw unimplemented('query explain (explainOptions)');
  const query = decodeQuery(reader.get('structuredQuery'), 'structuredQuery', parent, context);
  const consistency = decodeConsistency(reader, context.dialect);
  reader.finish();
  return { query, consistency };
}

function decodeAggregation(
  raw: unknown,
  where: string,
  index: number,
  dialect: Dialect,
): Aggregation {
  const reader = new MessageReader(raw, where);
  const alias = reader.string('alias') || `field_${index + 1}`;
  const operator = reader.oneOf(['count', 'sum', 'avg']);
  const options = new MessageReader(operator && reader.get(operator), where);
  reader.finish();
  if (operator === 'count') {
    const upTo = options.read('upTo', (limit, at) => asInt64(dialect.unwrap(limit, at), at), null);
    options.finish();
    if (upTo !== null && upTo <= 0n) throw invalidArgument(`${where}.upTo must be positive.`);
    return { kind: 'count', alias, upTo };
  }
  const field = new MessageReader(options.get('field'), `${where}.field`);
  const path = decodeFieldPath(field.string('fieldPath'), `${where}.field.fieldPath`);
  field.finish();
  options.finish();
  return { kind: operator === 'sum' ? 'sum' : 'average', alias, path };
}

export interface AggregationRequest extends QueryRequest {
  readonly aggregations: readonly Aggregation[];
}

/** Firestore's limit on the aggregations of one request. */
const MAX_AGGREGATIONS = 5;

export function decodeRunAggregation(raw: unknown, context: DecodeContext): AggregationRequest {
  const reader = new MessageReader(raw, 'request');
  const parent = context.names.parentPath(reader.string('parent'));
  if (reader.has('explainOptions')) throw unimplemented('query explain (explainOptions)');
  const where = 'structuredAggregationQuery';
  const body = new MessageReader(reader.get(where), where);
  const query = decodeQuery(body.get('structuredQuery'), 'structuredQuery', parent, context);
  const raws = body.list('aggregations', (each, at) => ({ each, at }));
  const aggregations = raws.map(({ each, at }, index) =>
    decodeAggregation(each, at, index, context.dialect),
  );
  body.finish();
  const consistency = decodeConsistency(reader, context.dialect);
  reader.finish();
  if (aggregations.length === 0) throw invalidArgument('An aggregation query has no aggregation.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  if (new Set(aggregations.map(({ alias }) => alias)).size < aggregations.length) {
    throw invalidArgument('Two aggregations have the same alias.');
  }
  return { query, consistency, aggregations };
}

const readPage = (reader: MessageReader): Page => ({
  size: reader.read('pageSize', asInt32, 0),
  token: reader.string('pageToken'),
});

export interface ListDocumentsRequest extends ListRequest {
  readonly mask: readonly FieldPath[] | null;
}

export function decodeList(raw: unknown, { dialect, names }: DecodeContext): ListDocumentsRequest {
  const reader = new MessageReader(raw, 'request');
  const parent = names.parentPath(reader.string('parent'));
  const collectionId = reader.string('collectionId');
  if (collectionId === '') throw unimplemented('listing the documents of every collection');
  checkCollectionId(collectionId);
  if (reader.string('orderBy') !== '') throw unimplemented('listing documents by orderBy');
  if (decodeConsistency(reader, dialect).kind !== 'latest') {
    throw unimplemented('listing documents in a transaction');
  }
  const request = {
    parent,
    collectionId,
    page: readPage(reader),
    showMissing: reader.read('showMissing', asBoolean, false),
    mask: readMask(reader),
  };
  reader.finish();
  return request;
}

export function decodeListCollectionIds(raw: unknown, { names }: DecodeContext) {
  const reader = new MessageReader(raw, 'request');
  const parent = names.parentPath(reader.string('parent'));
  const page = readPage(reader);
  if (reader.has('readTime')) throw unimplemented('reads at a past time (readTime)');
  reader.finish();
  return { parent, page };
}

/** A `CreateDocument`, `UpdateDocument` or `DeleteDocument` request as the equivalent write. */
export interface SingleWriteRequest {
  readonly write: Write;
  readonly mask: readonly FieldPath[] | null;
}

/** Decodes a `CreateDocument` request. `newId` generates the id if the client does not set one. */
export function decodeCreate(
  raw: unknown,
  context: DecodeContext,
  newId: () => string,
): SingleWriteRequest {
  const reader = new MessageReader(raw, 'request');
  const parent = context.names.parentPath(reader.string('parent'));
  const collectionId = reader.string('collectionId');
  const documentId = reader.string('documentId') || newId();
  checkCollectionId(collectionId);
  checkDocumentId(documentId);
  const { name, fields } = decodeDocument(reader.get('document') ?? {}, 'document', context);
  if (name !== '') throw invalidArgument('document.name must be empty, since the server sets it.');
  const mask = readMask(reader);
  reader.finish();
  const path = joinPath(joinPath(parent, collectionId), documentId);
  const precondition = { kind: 'exists', exists: false } as const;
  return { mask, write: { kind: 'set', path, precondition, fields, mask: null, transforms: [] } };
}

export function decodeUpdate(raw: unknown, context: DecodeContext): SingleWriteRequest {
  const reader = new MessageReader(raw, 'request');
  const update = {
    update: reader.get('document'),
    updateMask: reader.get('updateMask'),
    currentDocument: reader.get('currentDocument'),
  };
  const mask = readMask(reader);
  reader.finish();
  return { mask, write: decodeWrite(update, 'request', context) };
}

export function decodeDelete(raw: unknown, context: DecodeContext): Write {
  const reader = new MessageReader(raw, 'request');
  const write = { delete: reader.get('name'), currentDocument: reader.get('currentDocument') };
  reader.finish();
  return decodeWrite(write, 'request', context);
}
