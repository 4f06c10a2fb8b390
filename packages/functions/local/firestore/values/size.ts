import type { Fields, Value } from './value.ts';

/** Bytes of a string as Firestore counts them: UTF-8 and one more. */
const stringSize = (text: string) => Buffer.byteLength(text) + 1;

/** Bytes of a document's or reference's path: each id, and 16 for the whole. */
export function pathSize(path: string): number {
  return path.split('/').reduce((total, id) => total + stringSize(id), 16);
}

/** The path below `documents` of a resource name. */
const relativePath = (name: string) => name.slice(name.indexOf('/documents/') + 11);

function fieldsSize(fields: Fields): number {
  let total = 0;
  for (const [name, value] of fields) total += stringSize(name) + valueSize(value);
  return total;
}

/** Bytes that Firestore counts for a value ("Calculate storage size"). */
export function valueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'geoPoint':
      return 16;
    case 'string':
      return stringSize(value.value);
    case 'bytes':
      return value.value.byteLength;
    case 'reference':
      return pathSize(relativePath(value.value));
    case 'array':
      return value.values.reduce((total, element) => total + valueSize(element), 0);
    case 'map':
      return fieldsSize(value.fields);
  }
}

/** Bytes that Firestore counts for a whole document. */
export function documentSize(path: string, fields: Fields): number {
  return pathSize(path) + fieldsSize(fields) + 32;
}
