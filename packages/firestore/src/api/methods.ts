import { randomBytes } from 'node:crypto';
import type { Document } from '../documents/document.ts';
import type { WriteResult } from '../documents/write.ts';
import { notFound, STATUS_CODES } from '../errors.ts';
import type { Principal } from '../rules/access.ts';
import { batchWrite, commit } from '../service/commits.ts';
import { listCollectionIds, listDocuments } from '../service/listing.ts';
import { runAggregation, runQuery } from '../service/queries.ts';
import { batchGet } from '../service/reads.ts';
import type { Store } from '../service/store.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import {
  decodeBatchGet,
  decodeBatchWrite,
  decodeBegin,
  decodeCommit,
  decodeCreate,
  decodeDelete,
  decodeGet,
  decodeList,
  decodeListCollectionIds,
  decodeRollback,
  decodeRunAggregation,
  decodeRunQuery,
  decodeUpdate,
  type SingleWriteRequest,
} from '../wire/decodeRequest.ts';
import type { Dialect } from '../wire/dialect.ts';
import { encodeDocument, encodeTime, encodeValue } from '../wire/encodeValue.ts';

/** A client's call by either protocol. */
export interface Call {
  readonly store: Store;
  readonly principal: Principal;
  readonly dialect: Dialect;
  /** The request message before decoding. */
  readonly request: unknown;
}

const contextOf = ({ dialect, store }: Call) => ({ dialect, names: store.names });

const encodeId = (id: string | undefined, dialect: Dialect) =>
  id === undefined ? {} : { transaction: dialect.writeBytes(Buffer.from(id, 'base64')) };

const encodeOne = (
  { store, dialect }: Call,
  document: Document,
  mask: readonly FieldPath[] | null,
) => encodeDocument(document, mask, store.names, dialect);

const encodeResult = ({ updateTime, transformResults }: WriteResult, dialect: Dialect) => ({
  ...(updateTime === undefined ? {} : { updateTime: encodeTime(updateTime, dialect) }),
  ...(transformResults.length === 0
    ? {}
    : { transformResults: transformResults.map((value) => encodeValue(value, dialect)) }),
});

/** Adds the id of a transaction that the read has started to the first response of the stream. */
function withStartedId(responses: object[], startedId: string | undefined, dialect: Dialect) {
  const [first, ...others] = responses;
  return [{ ...first, ...encodeId(startedId, dialect) }, ...others];
}

async function getDocument(call: Call) {
  const { paths, mask, consistency } = decodeGet(call.request, contextOf(call));
  const { documents } = await batchGet(call.store, call.principal, paths, consistency);
  const [document] = documents;
  if (!document) {
    throw notFound(`Document "${call.store.names.nameOf(paths[0] as string)}" not found.`);
  }
  return encodeOne(call, document, mask);
}

async function batchGetDocuments(call: Call) {
  const { store, principal, dialect } = call;
  const { paths, mask, consistency } = decodeBatchGet(call.request, contextOf(call));
  const { documents, startedId, readTime } = await batchGet(store, principal, paths, consistency);
  const time = encodeTime(readTime, dialect);
  const responses = documents.map((document, index) =>
    document
      ? { found: encodeOne(call, document, mask), readTime: time }
      : { missing: store.names.nameOf(paths[index] as string), readTime: time },
  );
  return withStartedId(responses.length > 0 ? responses : [{ readTime: time }], startedId, dialect);
}

async function runQueryMethod(call: Call) {
  const { store, principal, dialect } = call;
  const { query, consistency } = decodeRunQuery(call.request, contextOf(call));
  const outcome = await runQuery(store, principal, query, consistency);
  const readTime = encodeTime(outcome.readTime, dialect);
  const responses = outcome.documents.map((document) => ({
    document: encodeOne(call, document, query.projection),
    readTime,
  }));
  // A query without results still returns its read time.
  return withStartedId(
    responses.length > 0 ? responses : [{ readTime }],
    outcome.startedId,
    dialect,
  );
}

async function runAggregationQuery(call: Call) {
  const { store, principal, dialect } = call;
  const { query, consistency, aggregations } = decodeRunAggregation(call.request, contextOf(call));
  const { values, startedId, readTime } = await runAggregation(
    store,
    principal,
    query,
    aggregations,
    consistency,
  );
  const aggregateFields = Object.fromEntries(
    [...values].map(([alias, value]) => [alias, encodeValue(value, dialect)]),
  );
  const response = { result: { aggregateFields }, readTime: encodeTime(readTime, dialect) };
  return withStartedId([response], startedId, dialect);
}

async function beginTransaction(call: Call) {
  const mode = decodeBegin(call.request, contextOf(call));
  return encodeId(call.store.transactions.begin(mode).id, call.dialect);
}

async function rollback(call: Call) {
  const id = decodeRollback(call.request, contextOf(call));
  call.store.transactions.end(call.store.transactions.find(id));
  return {};
}

async function commitMethod(call: Call) {
  const { store, principal, dialect } = call;
  const { writes, transactionId } = decodeCommit(call.request, contextOf(call));
  const { results, commitTime } = await commit(store, principal, writes, transactionId);
  return {
    writeResults: results.map((result) => encodeResult(result, dialect)),
    commitTime: encodeTime(commitTime, dialect),
  };
}

async function batchWriteMethod(call: Call) {
  const writes = decodeBatchWrite(call.request, contextOf(call));
  const outcomes = await batchWrite(call.store, call.principal, writes);
  return {
    writeResults: outcomes.map((each) => (each.ok ? encodeResult(each.result, call.dialect) : {})),
    status: outcomes.map((each) =>
      each.ok
        ? { code: 0 }
        : { code: STATUS_CODES[each.error.code].grpc, message: each.error.message },
    ),
  };
}

async function listDocumentsMethod(call: Call) {
  const request = decodeList(call.request, contextOf(call));
  const { entries, nextToken } = listDocuments(call.store, call.principal, request);
  return {
    documents: entries.map(({ path, document }) =>
      document ? encodeOne(call, document, request.mask) : { name: call.store.names.nameOf(path) },
    ),
    nextPageToken: nextToken,
  };
}

async function listCollectionIdsMethod(call: Call) {
  const { parent, page } = decodeListCollectionIds(call.request, contextOf(call));
  const { ids, nextToken } = listCollectionIds(call.store, call.principal, parent, page);
  return { collectionIds: ids, nextPageToken: nextToken };
}

async function writeOne(call: Call, { write, mask }: SingleWriteRequest) {
  await commit(call.store, call.principal, [write], null);
  const document = call.store.database.get(write.path);
  if (!document) throw notFound(`Document "${call.store.names.nameOf(write.path)}" not found.`);
  return encodeOne(call, document, mask);
}

const newId = () => randomBytes(10).toString('hex');

const createDocument = async (call: Call) =>
  writeOne(call, decodeCreate(call.request, contextOf(call), newId));

const updateDocument = async (call: Call) =>
  writeOne(call, decodeUpdate(call.request, contextOf(call)));

async function deleteDocument(call: Call) {
  const write = decodeDelete(call.request, contextOf(call));
  await commit(call.store, call.principal, [write], null);
  return {};
}

/** The methods of `google.firestore.v1.Firestore` that return one response. */
export const UNARY_METHODS = {
  GetDocument: getDocument,
  ListDocuments: listDocumentsMethod,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BeginTransaction: beginTransaction,
  Commit: commitMethod,
  Rollback: rollback,
  ListCollectionIds: listCollectionIdsMethod,
  BatchWrite: batchWriteMethod,
} satisfies Record<string, (call: Call) => Promise<object>>;

/** The methods that return a stream of responses. */
export const STREAMING_METHODS = {
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQueryMethod,
  RunAggregationQuery: runAggregationQuery,
} satisfies Record<string, (call: Call) => Promise<readonly object[]>>;

/** The methods of Firestore that the store does not support, with their names in error messages. */
export const UNSUPPORTED_METHODS = {
  Listen: 'real-time listeners (Listen)',
  Write: 'the streaming Write call',
  ExecutePipeline: 'pipelines (ExecutePipeline)',
  PartitionQuery: 'query partitions (PartitionQuery)',
} as const;
