import { invalidArgument } from '../errors.ts';
import { documentSize } from '../values/size.ts';
import type { Fields, Value } from '../values/value.ts';
import type { Write } from './write.ts';

/** Firestore's limits ("Quotas and limits"), in bytes or counts. */
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_VALUE_DEPTH = 20;
const MAX_TRANSFORMS = 500;

function checkDepth(value: Value, depth: number): void {
  if (depth > MAX_VALUE_DEPTH) {
    throw invalidArgument(`A value is nested more than ${MAX_VALUE_DEPTH} levels deep.`);
  }
  if (value.kind === 'map') for (const field of value.fields.values()) checkDepth(field, depth + 1);
  if (value.kind === 'array') for (const element of value.values) checkDepth(element, depth + 1);
}

/** Throws if a document exceeds Firestore's limits of size or depth. */
export function checkDocument(path: string, name: string, fields: Fields): void {
  for (const value of fields.values()) checkDepth(value, 0);
  const size = documentSize(path, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en-GB')} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
  }
}

/** Throws if a commit has more transforms of one document than Firestore allows. */
export function checkTransforms(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const write of writes) {
    if (write.kind !== 'set') continue;
    const count = (counts.get(write.path) ?? 0) + write.transforms.length;
    if (count > MAX_TRANSFORMS) {
      throw invalidArgument(
        `A document has more than ${MAX_TRANSFORMS} field transforms in one commit.`,
      );
    }
    counts.set(write.path, count);
  }
}
