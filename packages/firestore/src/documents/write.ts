import type { FieldPath } from '../values/fieldPath.ts';
import type { Fields, Value } from '../values/value.ts';

/** A condition on a document for a write to it. `updateTime` is in nanoseconds since the epoch. */
export type Precondition =
  | { readonly kind: 'none' }
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'updateTime'; readonly nanoseconds: bigint };

/** A change of one field that depends on its current value or on the server's time. */
export type FieldTransform = { readonly path: FieldPath } & (
  | { readonly kind: 'serverTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'arrayUnion' | 'arrayRemove'; readonly elements: readonly Value[] }
);

interface WriteTarget {
  readonly path: string;
  readonly precondition: Precondition;
}

/** One write of a commit. `verify` only checks its precondition. */
export type Write = WriteTarget &
  (
    | {
        readonly kind: 'set';
        readonly fields: Fields;
        /** The paths to set from `fields` (missing ones are deleted), or null to replace the document. */
        readonly mask: readonly FieldPath[] | null;
        readonly transforms: readonly FieldTransform[];
      }
    | { readonly kind: 'delete' }
    | { readonly kind: 'verify' }
  );

/** The result of one write. `updateTime` is undefined if the document does not exist after it. */
export interface WriteResult {
  readonly updateTime: number | undefined;
  readonly transformResults: readonly Value[];
}
