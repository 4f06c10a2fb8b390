import { deleteApp, initializeApp } from 'firebase/app';
import {
  and,
  arrayRemove,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  count,
  DocumentReference,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  endAt,
  endBefore,
  FieldPath,
  type FieldValue,
  type Firestore,
  GeoPoint,
  getAggregate,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  limitToLast,
  maximum,
  minimum,
  or,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  startAt,
  sum,
  Timestamp,
  updateDoc,
  type WhereFilterOp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { STATUS_CODES } from '../errors.ts';
import type { Client, Connection, Field, FilterSpec, QuerySpec, SetOptions } from './client.ts';
import { fromSdk, type PlainFields, type SpecialValues, type Transform, toSdk } from './plain.ts';

function transformValue(transform: Transform, special: SpecialValues): FieldValue {
  switch (transform.kind) {
    case 'serverTime':
      return serverTimestamp();
    case 'deleteField':
      return deleteField();
    case 'increment':
      return increment(transform.operand);
    case 'maximum':
      return maximum(transform.operand);
    case 'minimum':
      return minimum(transform.operand);
    case 'union':
      return arrayUnion(...transform.elements.map((each) => toSdk(each, special)));
    case 'remove':
      return arrayRemove(...transform.elements.map((each) => toSdk(each, special)));
  }
}

function specialValues(database: Firestore, root: string): SpecialValues {
  const special: SpecialValues = {
    fromSpecial: (value) => {
      if ('$time' in value) return new Timestamp(...value.$time);
      if ('$bytes' in value) return Bytes.fromUint8Array(Buffer.from(value.$bytes, 'hex'));
      if ('$geo' in value) return new GeoPoint(...value.$geo);
      if ('$ref' in value) return doc(database, `${root}/${value.$ref}`);
      return transformValue(value.$transform, special);
    },
    toSpecial: (value) => {
      if (value instanceof Timestamp) return { $time: [value.seconds, value.nanoseconds] };
      if (value instanceof Bytes) {
        return { $bytes: Buffer.from(value.toUint8Array()).toString('hex') };
      }
      if (value instanceof GeoPoint) return { $geo: [value.latitude, value.longitude] };
      if (value instanceof DocumentReference) return { $ref: value.path.slice(root.length + 1) };
      return null;
    },
  };
  return special;
}

const pathOf = (field: Field) =>
  field === '__name__' ? documentId() : typeof field === 'string' ? field : new FieldPath(...field);

function setOptions(options: SetOptions | undefined) {
  if (!options || 'merge' in options) return options ?? {};
  return { mergeFields: options.mergeFields.map(pathOf) };
}

const CURSORS = { startAt, startAfter, endAt, endBefore };

function clientOf(database: Firestore, root: string): Client {
  const special = specialValues(database, root);
  const document = (path: string) => doc(database, `${root}/${path}`);
  const toData = (data: PlainFields) => toSdk(data, special) as Record<string, never>;
  const fromData = (data: object | undefined) =>
    data === undefined ? null : (fromSdk(data, special) as PlainFields);
  const filterOf = (filter: FilterSpec): QueryFilterConstraint => {
    if ('or' in filter) return or(...filter.or.map(filterOf));
    if ('and' in filter) return and(...filter.and.map(filterOf));
    const [field, op, value] = filter;
    return where(pathOf(field), op as WhereFilterOp, toSdk(value, special));
  };
  const queryOf = (spec: QuerySpec): Query => {
    const from = spec.from ?? '';
    const base = spec.group
      ? collectionGroup(database, from)
      : collection(database, from === '' ? root : `${root}/${from}`);
    const others: QueryNonFilterConstraint[] = (spec.orderBy ?? []).map(([field, direction]) =>
      orderBy(pathOf(field), direction),
    );
    for (const [name, cursor] of Object.entries(CURSORS)) {
      const values = spec[name as keyof typeof CURSORS];
      if (values) others.push(cursor(...values.map((value) => toSdk(value, special))));
    }
    if (spec.limit !== undefined) others.push(limit(spec.limit));
    if (spec.limitToLast !== undefined) others.push(limitToLast(spec.limitToLast));
    const filters = (spec.where ?? []).map(filterOf);
    if (filters.every((filter) => filter.type === 'where')) {
      return query(base, ...(filters as QueryConstraint[]), ...(others as QueryConstraint[]));
    }
    return query(base, and(...filters), ...others);
  };
  return {
    set: (path, data, options) => setDoc(document(path), toData(data), setOptions(options)),
    update: (path, data) => updateDoc(document(path), toData(data)),
    updateField: (path, field, value) =>
      updateDoc(document(path), pathOf(field), toSdk(value, special)),
    delete: (path) => deleteDoc(document(path)),
    get: async (path) => fromData((await getDoc(document(path))).data()),
    find: async (spec) => {
      const { docs } = await getDocs(queryOf(spec));
      return docs.map((each) => ({
        id: each.id,
        data: fromSdk(each.data(), special) as PlainFields,
      }));
    },
    aggregate: async (spec, aggregates) => {
      const fields = Object.fromEntries(
        Object.entries(aggregates).map(([alias, [kind, field]]) => [
          alias,
          kind === 'count' ? count() : kind === 'sum' ? sum(field) : average(field),
        ]),
      );
      return (await getAggregate(queryOf(spec), fields)).data() as PlainFields;
    },
    transaction: (run) =>
      runTransaction(database, (transaction) =>
        run({
          get: async (path) => fromData((await transaction.get(document(path))).data()),
          set: (path, data) => transaction.set(document(path), toData(data)),
          update: (path, data) => transaction.update(document(path), toData(data)),
          delete: (path) => transaction.delete(document(path)),
        }),
      ),
    batch: async (writes) => {
      const batch = writeBatch(database);
      for (const [kind, path, data] of writes) {
        if (kind === 'delete') batch.delete(document(path));
        else if (kind === 'set') batch.set(document(path), toData(data));
        else batch.update(document(path), toData(data));
      }
      await batch.commit();
    },
  };
}

/** The web SDK's code for an HTTP status. It ignores the code in the body. */
const CODES_BY_HTTP: Readonly<Record<number, string>> = {
  400: 'failed-precondition',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  501: 'unimplemented',
};

/** The user of a web client: null if signed out, `owner` for the admin, or the claims of a token. */
export type SignedInAs =
  | null
  | 'owner'
  | {
      readonly sub: string;
      readonly email?: string;
      readonly email_verified?: boolean;
      /** The time of the sign-in, in seconds since the epoch. */
      readonly auth_time?: number;
      readonly [claim: string]: unknown;
    };

let apps = 0;

/** The web SDK's database of a store at `host`, a name and a port. */
export function liteDatabase(host: string, projectId: string, as: SignedInAs) {
  // The SDK would print every error that these tests expect.
  setLogLevel('silent');
  apps += 1;
  const app = initializeApp({ projectId, apiKey: 'none' }, `store-${apps}`);
  const database = getFirestore(app);
  const [name, port] = host.split(':') as [string, string];
  connectFirestoreEmulator(database, name, Number(port), as ? { mockUserToken: as } : {});
  return { database, close: () => deleteApp(app) };
}

/** Connects to a store with `firebase/firestore/lite`. */
export function liteConnection(host: string, projectId: string, as: SignedInAs): Connection {
  const { database, close } = liteDatabase(host, projectId, as);
  return {
    name: 'firebase/firestore/lite over REST',
    client: (root) => clientOf(database, root),
    errorCode: (code) => CODES_BY_HTTP[STATUS_CODES[code].http] ?? code,
    codeOf: (error) => (error as { code: string }).code ?? String(error),
    close,
  };
}
