import { invalidArgument } from '../errors.ts';
import { numericId } from './numericId.ts';

/** Firestore's limits on names, in bytes of UTF-8. */
const MAX_ID_BYTES = 1500;
const MAX_PATH_BYTES = 6 * 1024;
/** A hundred levels of collections, each with a document. */
const MAX_SEGMENTS = 200;

const RESERVED = /^__.*__$/s;
/** A lone UTF-16 surrogate, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/u;

export function isWellFormed(text: string): boolean {
  return !LONE_SURROGATE.test(text);
}

/** Throws if Firestore does not allow the document id. Numeric ids are the only reserved ids that it allows. */
export function checkDocumentId(id: string): void {
  if (numericId(id) === null) checkCollectionId(id);
}

/** Throws if Firestore does not allow the collection id. */
export function checkCollectionId(id: string): void {
  if (id === '') throw invalidArgument('A document or collection id is empty.');
  if (id.includes('/')) {
    throw invalidArgument(`Resource id "${id}" is invalid because it contains "/".`);
  }
  if (id === '.' || id === '..') throw invalidArgument(`Resource id "${id}" is invalid.`);
  if (RESERVED.test(id)) {
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalidArgument(`Resource id is longer than ${MAX_ID_BYTES} bytes.`);
  }
  if (!isWellFormed(id)) throw invalidArgument('Resource id is not valid UTF-8.');
}

/** Splits a path into segments. Throws if Firestore does not allow it. The empty path has no segments. */
export function splitPath(path: string): readonly string[] {
  if (path === '') return [];
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    if (index % 2 === 0) checkCollectionId(segment);
    else checkDocumentId(segment);
  }
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
    throw invalidArgument(`A document path is longer than ${MAX_PATH_BYTES} bytes.`);
  }
  if (segments.length > MAX_SEGMENTS) {
    throw invalidArgument(`A document path has more than ${MAX_SEGMENTS / 2} collections.`);
  }
  return segments;
}

/** The parent path: `a` for `a/b`, and the empty path for `a`. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** The last segment of a path. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function joinPath(parent: string, id: string): string {
  return parent === '' ? id : `${parent}/${id}`;
}
