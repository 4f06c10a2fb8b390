import type { Document } from '../documents/document.ts';
import { type FieldPath, getField, isDocumentName, withField } from '../values/fieldPath.ts';
import type { ResourceNames } from '../values/resourceNames.ts';
import { fromMicroseconds } from '../values/timestamp.ts';
import type { Fields, Value } from '../values/value.ts';
import type { Dialect } from './dialect.ts';

export type Encoded = Readonly<Record<string, unknown>>;

export function encodeFields(fields: Fields, dialect: Dialect): Encoded {
  const encoded: Record<string, unknown> = {};
  for (const [name, value] of fields) encoded[name] = encodeValue(value, dialect);
  return encoded;
}

export function encodeValue(value: Value, dialect: Dialect): Encoded {
  switch (value.kind) {
    case 'null':
      return { nullValue: dialect.nullValue };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: String(value.value) };
    case 'double':
      return { doubleValue: dialect.writeDouble(value.value) };
    case 'timestamp':
      return { timestampValue: dialect.writeTimestamp(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: dialect.writeBytes(value.value) };
    case 'reference':
      return { referenceValue: value.value };
    case 'geoPoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map((each) => encodeValue(each, dialect)) } };
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields, dialect) } };
  }
}

/** Encodes a time in microseconds since the epoch. */
export function encodeTime(micros: number, dialect: Dialect): unknown {
  return dialect.writeTimestamp(fromMicroseconds(micros));
}

/** The fields of a mask. The document's name is not a field and is always included. */
function masked(fields: Fields, mask: readonly FieldPath[]): Fields {
  return mask
    .filter((path) => !isDocumentName(path))
    .reduce<Fields>((kept, path) => {
      const value = getField(fields, path);
      return value === undefined ? kept : withField(kept, path, value);
    }, new Map());
}

/** Encodes a document with the fields of `mask`; null for all fields. */
export function encodeDocument(
  document: Document,
  mask: readonly FieldPath[] | null,
  names: ResourceNames,
  dialect: Dialect,
): Encoded {
  return {
    name: names.nameOf(document.path),
    fields: encodeFields(mask ? masked(document.fields, mask) : document.fields, dialect),
    createTime: encodeTime(document.createTime, dialect),
    updateTime: encodeTime(document.updateTime, dialect),
  };
}
