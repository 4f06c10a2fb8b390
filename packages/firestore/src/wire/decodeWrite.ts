import type { FieldTransform, Precondition, Write } from '../documents/write.ts';
import { invalidArgument } from '../errors.ts';
import { type FieldPath, isDocumentName, isWithin, parseFieldPath } from '../values/fieldPath.ts';
import type { ResourceNames } from '../values/resourceNames.ts';
import { isNumber, type Value } from '../values/value.ts';
import { decodeFields, decodeValue } from './decodeValue.ts';
import type { Dialect } from './dialect.ts';
import { asBoolean, asEnum, asString, MessageReader } from './message.ts';

/** The dialect of the request, and the names of the database. */
export interface DecodeContext {
  readonly dialect: Dialect;
  readonly names: ResourceNames;
}

/** The path of a field. The document's name is not a field. */
export function decodeFieldPath(raw: unknown, where: string): FieldPath {
  const path = parseFieldPath(asString(raw, where));
  if (isDocumentName(path)) throw invalidArgument(`${where} must not be the document's name.`);
  return path;
}

/** The paths of a `DocumentMask`. No path may contain another. */
export function decodeMask(raw: unknown, where: string): readonly FieldPath[] {
  const reader = new MessageReader(raw, where);
  const paths = reader.list('fieldPaths', (path, at) => parseFieldPath(asString(path, at)));
  reader.finish();
  for (const [index, path] of paths.entries()) {
    if (paths.some((other, at) => at !== index && isWithin(path, other))) {
      throw invalidArgument(`${where} names a field twice, or a field and another within it.`);
    }
  }
  return paths;
}

export function decodePrecondition(raw: unknown, where: string, dialect: Dialect): Precondition {
  const reader = new MessageReader(raw, where);
  const condition = reader.oneOf(['exists', 'updateTime']);
  const exists = reader.read('exists', asBoolean, false);
  const time = reader.read('updateTime', dialect.readTimestamp, null);
  reader.finish();
  if (condition === 'exists') return { kind: 'exists', exists };
  if (!time) return { kind: 'none' };
  return {
    kind: 'updateTime',
    nanoseconds: BigInt(time.seconds) * 1_000_000_000n + BigInt(time.nanos),
  };
}

const SERVER_VALUES = { 0: 'SERVER_VALUE_UNSPECIFIED', 1: 'REQUEST_TIME' } as const;

const TRANSFORMS = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
] as const;

function decodeOperand(raw: unknown, where: string, dialect: Dialect): Value {
  const operand = decodeValue(raw, where, dialect);
  if (!isNumber(operand)) throw invalidArgument(`${where} must be a number.`);
  return operand;
}

function decodeTransform(raw: unknown, where: string, dialect: Dialect): FieldTransform {
  const reader = new MessageReader(raw, where);
  const path = decodeFieldPath(reader.string('fieldPath'), `${where}.fieldPath`);
  const type = reader.oneOf(TRANSFORMS);
  if (!type) throw invalidArgument(`${where} has no transform.`);
  const content = reader.get(type);
  reader.finish();
  const at = `${where}.${type}`;
  switch (type) {
    case 'setToServerValue':
      if (asEnum(content, SERVER_VALUES, at) !== 'REQUEST_TIME') {
        throw invalidArgument(`${at} must be REQUEST_TIME.`);
      }
      return { kind: 'serverTime', path };
    case 'increment':
    case 'maximum':
    case 'minimum':
      return { kind: type, path, operand: decodeOperand(content, at, dialect) };
    default: {
      const list = decodeValue({ arrayValue: content }, at, dialect);
      const elements = list.kind === 'array' ? list.values : [];
      const kind = type === 'appendMissingElements' ? 'arrayUnion' : 'arrayRemove';
      return { kind, path, elements };
    }
  }
}

function decodeTransforms(raw: unknown, where: string, context: DecodeContext) {
  const reader = new MessageReader(raw, where);
  const path = context.names.documentPath(reader.string('document'));
  const transforms = reader.list('fieldTransforms', (each, at) =>
    decodeTransform(each, at, context.dialect),
  );
  reader.finish();
  return { path, transforms };
}

/** Decodes a document of a client. Its times are ignored, since the server sets them. */
export function decodeDocument(raw: unknown, where: string, context: DecodeContext) {
  const reader = new MessageReader(raw, where);
  const name = reader.string('name');
  const fields = reader.read(
    'fields',
    (content, at) => decodeFields(content, at, context.dialect),
    new Map<string, Value>(),
  );
  reader.get('createTime');
  reader.get('updateTime');
  reader.finish();
  return { name, fields };
}

/** Decodes one write of a commit. */
export function decodeWrite(raw: unknown, where: string, context: DecodeContext): Write {
  const { dialect, names } = context;
  const reader = new MessageReader(raw, where);
  const operation = reader.oneOf(['update', 'delete', 'verify', 'transform']);
  const content = operation && reader.get(operation);
  const mask = reader.read('updateMask', decodeMask, null);
  const updateTransforms = reader.list('updateTransforms', (each, at) =>
    decodeTransform(each, at, dialect),
  );
  const precondition = reader.read(
    'currentDocument',
    (condition, at) => decodePrecondition(condition, at, dialect),
    { kind: 'none' } as const,
  );
  reader.finish();
  const at = `${where}.${operation}`;
  if (operation !== 'update' && (mask || updateTransforms.length > 0)) {
    throw invalidArgument(`${where} has a mask or transforms, which only an update may have.`);
  }
  switch (operation) {
    case 'update': {
      const { name, fields } = decodeDocument(content, at, context);
      if (mask?.some(isDocumentName)) {
        throw invalidArgument(`${where}.updateMask must not name the document's name.`);
      }
      const path = names.documentPath(name);
      return { kind: 'set', path, precondition, fields, mask, transforms: updateTransforms };
    }
    case 'transform': {
      const { path, transforms } = decodeTransforms(content, at, context);
      return { kind: 'set', path, precondition, fields: new Map(), mask: [], transforms };
    }
    case 'delete':
    case 'verify':
      return { kind: operation, path: names.documentPath(asString(content, at)), precondition };
    default:
      throw invalidArgument(`${where} has no operation.`);
  }
}
