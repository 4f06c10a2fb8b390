import type { Fields, Value } from './value.ts';

/** The bytes that Firestore counts for a string: UTF-8 and one more. */
const stringSize = (text: string) => Buffer.byteLength(text) + 1;

/** The bytes of a document's or reference's path: its ids, and 16. */
export function pathSize(path: string): number {
  return path.split('/').reduce((total, id) => total + stringSize(id), 16);
}

/** The path below `documents` in a resource name. */
const relativePath = (name: string) => name.slice(name.indexOf('/documents/') + 11);

function fieldsSize(fields: Fields): number {
  let total = 0;
  for (const [name, value] of fields) total += stringSize(name) + valueSize(value);
  return total;
}

/** The bytes that Firestore counts for a value ("Calculate storage size"). */
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

/** The bytes that Firestore counts for a document. */
export function documentSize(path: string, fields: Fields): number {
  return pathSize(path) + fieldsSize(fields) + 32;
}
