import { invalidArgument } from '../errors.ts';
import { isWellFormed } from './segments.ts';
import type { Fields, Value } from './value.ts';

/** The path to a field through nested maps; not empty. `['__name__']` is the document's name. */
export type FieldPath = readonly string[];

export const DOCUMENT_NAME: FieldPath = ['__name__'];

const MAX_FIELD_BYTES = 1500;
const RESERVED = /^__.*__$/s;
const SIMPLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** One segment: a simple name, or a name in backticks with backslash escapes. */
const SEGMENT = /([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[\\`])+)`/y;

export function isDocumentName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** Throws if Firestore does not allow the field name. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('A field name is empty.');
  if (RESERVED.test(name)) {
    throw invalidArgument(`Field name "${name}" is invalid because it is reserved.`);
  }
  if (Buffer.byteLength(name) > MAX_FIELD_BYTES) {
    throw invalidArgument(`A field name is longer than ${MAX_FIELD_BYTES} bytes.`);
  }
  if (!isWellFormed(name)) throw invalidArgument('A field name is not valid UTF-8.');
}

/** Parses a path such as `` a.b.`odd name` ``. Throws for an invalid path. */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let position = 0;
  do {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidArgument(`Invalid field path "${text}".`);
    segments.push(match[1] ?? (match[2] as string).replaceAll(/\\([\\`])/g, '$1'));
    position = SEGMENT.lastIndex + 1;
  } while (text[position - 1] === '.');
  if (position <= text.length) throw invalidArgument(`Invalid field path "${text}".`);
  if (isDocumentName(segments)) return DOCUMENT_NAME;
  for (const segment of segments) checkFieldName(segment);
  if (Buffer.byteLength(text) > MAX_FIELD_BYTES) {
    throw invalidArgument(`A field path is longer than ${MAX_FIELD_BYTES} bytes.`);
  }
  return segments;
}

/** Formats a path so that `parseFieldPath` parses it. The text also identifies a path. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (SIMPLE.test(name) ? name : `\`${name.replaceAll(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

export function isSameFieldPath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}

/** True if `path` is `prefix` or begins with it. */
export function isWithin(path: FieldPath, prefix: FieldPath): boolean {
  return prefix.length <= path.length && prefix.every((segment, index) => segment === path[index]);
}

/** The value at a path, or undefined if there is none. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  for (const segment of path.slice(0, -1)) {
    const next = current.get(segment);
    if (next?.kind !== 'map') return undefined;
    current = next.fields;
  }
  return current.get(path[path.length - 1] as string);
}

/**
 * Returns the fields with one path set, or deleted if `value` is undefined. Setting creates missing parent maps;
 * deleting does not change them. Does not mutate `fields`.
 */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [first, ...rest] = path as [string, ...string[]];
  const changed = new Map(fields);
  if (rest.length === 0) {
    if (value === undefined) changed.delete(first);
    else changed.set(first, value);
    return changed;
  }
  const child = fields.get(first);
  if (child?.kind !== 'map' && value === undefined) return fields;
  const below = child?.kind === 'map' ? child.fields : new Map<string, Value>();
  return changed.set(first, { kind: 'map', fields: withField(below, rest, value) });
}
