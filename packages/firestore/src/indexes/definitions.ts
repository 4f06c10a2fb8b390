import { type FieldPath, formatFieldPath, parseFieldPath } from '../values/fieldPath.ts';
import { asEnum, asObject, asString, MessageReader } from '../wire/message.ts';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexedOrder = 'asc' | 'desc' | 'contains';

export interface IndexedField {
  readonly path: FieldPath;
  readonly order: IndexedOrder;
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly scope: QueryScope;
  readonly fields: readonly IndexedField[];
}

/** The indexes of one field that replace the automatic ones. */
export interface FieldOverride {
  readonly collectionGroup: string;
  readonly path: FieldPath;
  readonly indexes: readonly { readonly scope: QueryScope; readonly order: IndexedOrder }[];
}

/** The content of `firestore.indexes.json`. */
export interface IndexDefinitions {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: readonly FieldOverride[];
}

const SCOPES = { 1: 'COLLECTION', 2: 'COLLECTION_GROUP' } as const;
const ORDERS = { 1: 'ASCENDING', 2: 'DESCENDING' } as const;
const ARRAY_CONFIGS = { 1: 'CONTAINS' } as const;

const readScope = (reader: MessageReader) =>
  reader.read('queryScope', (raw, at) => asEnum(raw, SCOPES, at), 'COLLECTION' as const);

function readOrder(reader: MessageReader): IndexedOrder {
  if (reader.oneOf(['order', 'arrayConfig']) === 'arrayConfig') {
    asEnum(reader.get('arrayConfig'), ARRAY_CONFIGS, `${reader.where}.arrayConfig`);
    return 'contains';
  }
  const order = asEnum(reader.get('order'), ORDERS, `${reader.where}.order`);
  return order === 'ASCENDING' ? 'asc' : 'desc';
}

function readField(raw: unknown, where: string): IndexedField {
  const reader = new MessageReader(raw, where);
  const field = { path: parseFieldPath(reader.string('fieldPath')), order: readOrder(reader) };
  reader.finish();
  return field;
}

function readComposite(raw: unknown, where: string): CompositeIndex {
  const reader = new MessageReader(raw, where);
  const index = {
    collectionGroup: asString(reader.get('collectionGroup'), `${where}.collectionGroup`),
    scope: readScope(reader),
    fields: reader.list('fields', readField),
  };
  // The density of an index does not change results.
  reader.get('density');
  reader.finish();
  return index;
}

function readOverride(raw: unknown, where: string): FieldOverride {
  const reader = new MessageReader(raw, where);
  const override = {
    collectionGroup: asString(reader.get('collectionGroup'), `${where}.collectionGroup`),
    path: parseFieldPath(reader.string('fieldPath')),
    indexes: reader.list('indexes', (each, at) => {
      const index = new MessageReader(each, at);
      const entry = { scope: readScope(index), order: readOrder(index) };
      index.finish();
      return entry;
    }),
  };
  // No query depends on the expiry of documents.
  reader.get('ttl');
  reader.finish();
  return override;
}

/** Parses `firestore.indexes.json`. Throws for unknown fields and values. */
export function parseIndexes(text: string): IndexDefinitions {
  const reader = new MessageReader(asObject(JSON.parse(text), 'The file'), 'The file');
  const definitions = {
    composites: reader.list('indexes', readComposite),
    overrides: reader.list('fieldOverrides', readOverride),
  };
  reader.finish();
  return definitions;
}

/** An index in the format of the file, for messages. */
export function printIndex({ collectionGroup, scope, fields }: CompositeIndex): string {
  return JSON.stringify({
    collectionGroup,
    queryScope: scope,
    fields: fields.map(({ path, order }) => ({
      fieldPath: formatFieldPath(path),
      ...(order === 'contains'
        ? { arrayConfig: 'CONTAINS' }
        : { order: order === 'asc' ? 'ASCENDING' : 'DESCENDING' }),
    })),
  });
}
