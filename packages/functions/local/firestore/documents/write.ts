import type { FieldPath } from '../paths/fieldPath.ts';
import type { Fields, Value } from '../values/value.ts';

/** What must hold of a document for a write to it. `updateTime` is in nanoseconds since the epoch. */
export type Precondition =
  | { readonly kind: 'none' }
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'updateTime'; readonly nanoseconds: bigint };

/** A change of one field that depends on its present value or on the server's time. */
export type FieldTransform = { readonly path: FieldPath } & (
  | { readonly kind: 'serverTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'arrayUnion' | 'arrayRemove'; readonly elements: readonly Value[] }
);

interface WriteTarget {
  readonly path: string;
  readonly precondition: Precondition;
}

/** One write of a commit. `verify` changes nothing: it only asks for its precondition. */
export type Write = WriteTarget &
  (
    | {
        readonly kind: 'set';
        readonly fields: Fields;
        /** The paths to take from `fields` (absent ones are removed), or null to replace the document. */
        readonly mask: readonly FieldPath[] | null;
        readonly transforms: readonly FieldTransform[];
      }
    | { readonly kind: 'delete' }
    | { readonly kind: 'verify' }
  );

/** The outcome of one write. `updateTime` is undefined where no document is left. */
export interface WriteResult {
  readonly updateTime: number | undefined;
  readonly transformResults: readonly Value[];
}
