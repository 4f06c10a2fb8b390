import { invalidArgument, unimplemented } from '../errors.ts';
import { checkFieldName } from '../values/fieldPath.ts';
import { isWellFormed } from '../values/segments.ts';
import { truncateToMicroseconds } from '../values/timestamp.ts';
import {
  array,
  boolean,
  double,
  type Fields,
  integer,
  map,
  NULL,
  reference,
  string,
  timestamp,
  type Value,
} from '../values/value.ts';
import type { Dialect } from './dialect.ts';
import { asBoolean, asInt64, asList, asObject, asString } from './message.ts';

/** More than any valid document has. Deeper values are rejected before they can overflow the stack. */
const MAX_DEPTH = 100;

const UNSUPPORTED: Readonly<Record<string, string>> = {
  fieldReferenceValue: 'pipeline values (fieldReferenceValue)',
  variableReferenceValue: 'pipeline values (variableReferenceValue)',
  functionValue: 'pipeline values (functionValue)',
  pipelineValue: 'pipeline values (pipelineValue)',
};

function decodeString(raw: unknown, where: string): string {
  const text = asString(raw, where);
  if (!isWellFormed(text)) throw invalidArgument(`${where} is not valid UTF-8.`);
  return text;
}

function decodeGeoPoint(raw: unknown, where: string, dialect: Dialect): Value {
  const { latitude: rawLatitude = 0, longitude: rawLongitude = 0 } = asObject(raw, where);
  const latitude = dialect.readDouble(rawLatitude, `${where}.latitude`);
  const longitude = dialect.readDouble(rawLongitude, `${where}.longitude`);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw invalidArgument(`${where} must have a latitude within 90 and a longitude within 180.`);
  }
  return { kind: 'geoPoint', latitude, longitude };
}

function decodeElements(raw: unknown, where: string, dialect: Dialect, depth: number): Value {
  const values = asList(asObject(raw, where)['values'] ?? [], `${where}.values`);
  return array(
    values.map((value) => {
      const element = decodeValue(value, where, dialect, depth + 1);
      if (element.kind === 'array') {
        throw invalidArgument(`${where} has an array directly in an array.`);
      }
      return element;
    }),
  );
}

function decodeMap(raw: unknown, where: string, dialect: Dialect, depth: number): Value {
  const fields = asObject(raw, where)['fields'] ?? {};
  if (Object.hasOwn(asObject(fields, where), '__type__')) throw unimplemented('vector values');
  return map(decodeFields(fields, where, dialect, depth + 1));
}

/** Decodes the fields of a document or map. */
export function decodeFields(raw: unknown, where: string, dialect: Dialect, depth = 0): Fields {
  const fields = new Map<string, Value>();
  for (const [name, value] of Object.entries(asObject(raw, where))) {
    checkFieldName(name);
    fields.set(name, decodeValue(value, `${where}.${name}`, dialect, depth));
  }
  return fields;
}

/** Decodes one typed value. Throws if it has no type or two, or is out of range. */
export function decodeValue(raw: unknown, where: string, dialect: Dialect, depth = 0): Value {
  if (depth > MAX_DEPTH) throw invalidArgument(`${where} is nested too deeply.`);
  const message = asObject(raw, where);
  const [type, ...others] = Object.keys(message);
  if (type === undefined || others.length > 0) {
    throw invalidArgument(`${where} must have exactly one type of value.`);
  }
  const content = message[type];
  switch (type) {
    case 'nullValue':
      if (!dialect.isNull(content)) throw invalidArgument(`${where} must be null.`);
      return NULL;
    case 'booleanValue':
      return boolean(asBoolean(content, where));
    case 'integerValue':
      return integer(asInt64(content, where));
    case 'doubleValue':
      return double(dialect.readDouble(content, where));
    case 'timestampValue':
      return timestamp(truncateToMicroseconds(dialect.readTimestamp(content, where)));
    case 'stringValue':
      return string(decodeString(content, where));
    case 'bytesValue':
      return { kind: 'bytes', value: dialect.readBytes(content, where) };
    case 'referenceValue':
      return reference(decodeReference(content, where));
    case 'geoPointValue':
      return decodeGeoPoint(content, where, dialect);
    case 'arrayValue':
      return decodeElements(content, where, dialect, depth);
    case 'mapValue':
      return decodeMap(content, where, dialect, depth);
    default: {
      const feature = UNSUPPORTED[type];
      if (feature) throw unimplemented(feature);
      throw invalidArgument(`${where} has an unknown type of value, "${type}".`);
    }
  }
}

/** A reference may name any document of any database, even a missing one. */
function decodeReference(raw: unknown, where: string): string {
  const name = decodeString(raw, where);
  if (!/^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+)+$/.test(name)) {
    throw invalidArgument(`${where} must be the full name of a document.`);
  }
  return name;
}
