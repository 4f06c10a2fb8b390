import { failedPrecondition, notFound, StoreError } from '../errors.ts';
import { areFieldsIdentical } from '../values/areFieldsIdentical.ts';
import { getField, withField } from '../values/fieldPath.ts';
import { formatTimestamp, fromMicroseconds } from '../values/timestamp.ts';
import type { Fields, Value } from '../values/value.ts';
import type { Document } from './document.ts';
import { applyTransforms } from './transforms.ts';
import type { Precondition, Write } from './write.ts';

/** The result of one write to one document. */
export interface Applied {
  readonly document: Document | undefined;
  readonly transformResults: readonly Value[];
}

const EMPTY: Fields = new Map();

/** Throws if the document does not meet the precondition. `name` appears in the message. */
export function checkPrecondition(
  precondition: Precondition,
  document: Document | undefined,
  name: string,
): void {
  if (precondition.kind === 'exists' && precondition.exists !== (document !== undefined)) {
    if (precondition.exists) throw notFound(`No document to update: ${name}`);
    throw new StoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (precondition.kind !== 'updateTime') return;
  if (!document) throw failedPrecondition(`The stored version of ${name} does not exist.`);
  if (BigInt(document.updateTime) * 1000n !== precondition.nanoseconds) {
    const stored = formatTimestamp(fromMicroseconds(document.updateTime));
    throw failedPrecondition(
      `The stored version (${stored}) of ${name} does not match the required base version.`,
    );
  }
}

function mergedFields(current: Fields, write: Extract<Write, { kind: 'set' }>): Fields {
  if (write.mask === null) return write.fields;
  return write.mask.reduce(
    (fields, path) => withField(fields, path, getField(write.fields, path)),
    current,
  );
}

/** Applies one write to a document. A write that changes nothing keeps the update time. */
export function applyWrite(
  write: Write,
  current: Document | undefined,
  commitTime: number,
): Applied {
  if (write.kind === 'delete') return { document: undefined, transformResults: [] };
  if (write.kind === 'verify') return { document: current, transformResults: [] };
  const merged = mergedFields(current?.fields ?? EMPTY, write);
  const { fields, results } = applyTransforms(merged, write.transforms, commitTime);
  const document =
    current && areFieldsIdentical(current.fields, fields)
      ? current
      : {
          path: write.path,
          fields,
          createTime: current?.createTime ?? commitTime,
          updateTime: commitTime,
        };
  return { document, transformResults: results };
}
