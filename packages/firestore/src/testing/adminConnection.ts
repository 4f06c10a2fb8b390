import {
  type Query as AdminQuery,
  AggregateField,
  DocumentReference,
  FieldPath,
  FieldValue,
  Filter,
  type Firestore,
  GeoPoint,
  Timestamp,
  type WhereFilterOp,
} from 'firebase-admin/firestore';
import { STATUS_CODES } from '../errors.ts';
import type {
  AggregateSpec,
  Client,
  Connection,
  Field,
  FilterSpec,
  QuerySpec,
  SetOptions,
} from './client.ts';
import {
  fromSdk,
  type Plain,
  type PlainFields,
  type SpecialValues,
  type Transform,
  toSdk,
} from './plain.ts';

function transformValue(transform: Transform, special: SpecialValues): FieldValue {
  switch (transform.kind) {
    case 'serverTime':
      return FieldValue.serverTimestamp();
    case 'deleteField':
      return FieldValue.delete();
    case 'increment':
      return FieldValue.increment(transform.operand);
    case 'maximum':
      return FieldValue.maximum(transform.operand);
    case 'minimum':
      return FieldValue.minimum(transform.operand);
    case 'union':
      return FieldValue.arrayUnion(...transform.elements.map((each) => toSdk(each, special)));
    case 'remove':
      return FieldValue.arrayRemove(...transform.elements.map((each) => toSdk(each, special)));
  }
}

function specialValues(database: Firestore, root: string): SpecialValues {
  const special: SpecialValues = {
    fromSpecial: (value) => {
      if ('$time' in value) return new Timestamp(...value.$time);
      if ('$bytes' in value) return Buffer.from(value.$bytes, 'hex');
      if ('$geo' in value) return new GeoPoint(...value.$geo);
      if ('$ref' in value) return database.doc(`${root}/${value.$ref}`);
      return transformValue(value.$transform, special);
    },
    toSpecial: (value) => {
      if (value instanceof Timestamp) return { $time: [value.seconds, value.nanoseconds] };
      if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('hex') };
      if (value instanceof GeoPoint) return { $geo: [value.latitude, value.longitude] };
      if (value instanceof DocumentReference) return { $ref: value.path.slice(root.length + 1) };
      return null;
    },
  };
  return special;
}

const pathOf = (field: Field) =>
  field === '__name__'
    ? FieldPath.documentId()
    : typeof field === 'string'
      ? field
      : new FieldPath(...field);

function setOptions(options: SetOptions | undefined) {
  if (!options || 'merge' in options) return options ?? {};
  return { mergeFields: options.mergeFields.map(pathOf) };
}

function clientOf(database: Firestore, root: string): Client {
  const special = specialValues(database, root);
  const document = (path: string) => database.doc(`${root}/${path}`);
  const toData = (data: PlainFields) => toSdk(data, special) as Record<string, never>;
  const fromData = (data: object | undefined) =>
    data === undefined ? null : (fromSdk(data, special) as PlainFields);
  const filterOf = (filter: FilterSpec): Filter => {
    if ('or' in filter) return Filter.or(...filter.or.map(filterOf));
    if ('and' in filter) return Filter.and(...filter.and.map(filterOf));
    const [field, op, value] = filter;
    return Filter.where(pathOf(field), op as WhereFilterOp, toSdk(value, special));
  };
  const queryOf = (spec: QuerySpec): AdminQuery => {
    const from = spec.from ?? '';
    let query: AdminQuery = spec.group
      ? database.collectionGroup(from)
      : database.collection(from === '' ? root : `${root}/${from}`);
    for (const filter of spec.where ?? []) query = query.where(filterOf(filter));
    for (const [field, direction] of spec.orderBy ?? []) {
      query = query.orderBy(pathOf(field), direction);
    }
    const values = (cursor: readonly Plain[]) => cursor.map((value) => toSdk(value, special));
    if (spec.startAt) query = query.startAt(...values(spec.startAt));
    if (spec.startAfter) query = query.startAfter(...values(spec.startAfter));
    if (spec.endAt) query = query.endAt(...values(spec.endAt));
    if (spec.endBefore) query = query.endBefore(...values(spec.endBefore));
    if (spec.limit !== undefined) query = query.limit(spec.limit);
    if (spec.limitToLast !== undefined) query = query.limitToLast(spec.limitToLast);
    if (spec.offset !== undefined) query = query.offset(spec.offset);
    return spec.select ? query.select(...spec.select) : query;
  };
  const aggregation = ([kind, field]: AggregateSpec[string]) => {
    if (kind === 'count') return AggregateField.count();
    return kind === 'sum' ? AggregateField.sum(field) : AggregateField.average(field);
  };
  return {
    set: async (path, data, options) => {
      await document(path).set(toData(data), setOptions(options));
    },
    update: async (path, data) => {
      await document(path).update(toData(data));
    },
    updateField: async (path, field, value) => {
      await document(path).update(pathOf(field), toSdk(value, special));
    },
    delete: async (path) => {
      await document(path).delete();
    },
    get: async (path) => fromData((await document(path).get()).data()),
    find: async (spec) => {
      const { docs } = await queryOf(spec).get();
      return docs.map((each) => ({
        id: each.id,
        data: fromSdk(each.data(), special) as PlainFields,
      }));
    },
    aggregate: async (spec, aggregates) => {
      const fields = Object.fromEntries(
        Object.entries(aggregates).map(([alias, each]) => [alias, aggregation(each)]),
      );
      return (await queryOf(spec).aggregate(fields).get()).data() as PlainFields;
    },
    transaction: (run) =>
      database.runTransaction((transaction) =>
        run({
          get: async (path) => fromData((await transaction.get(document(path))).data()),
          set: (path, data) => transaction.set(document(path), toData(data)),
          update: (path, data) => transaction.update(document(path), toData(data)),
          delete: (path) => transaction.delete(document(path)),
        }),
      ),
    batch: async (writes) => {
      const batch = database.batch();
      for (const [kind, path, data] of writes) {
        if (kind === 'delete') batch.delete(document(path));
        else if (kind === 'set') batch.set(document(path), toData(data));
        else batch.update(document(path), toData(data));
      }
      await batch.commit();
    },
  };
}

const NAMES = new Map(
  Object.entries(STATUS_CODES).map(([name, { grpc }]) => [grpc as number, name]),
);

/** Connects to a store with the admin SDK, over gRPC or the transport that the database was created with. */
export function adminConnection(name: string, database: Firestore): Connection {
  return {
    name,
    client: (root) => clientOf(database, root),
    errorCode: (code) => code,
    codeOf: (error) => NAMES.get((error as { code: number }).code) ?? String(error),
    close: () => database.terminate(),
  };
}
