import { failedPrecondition } from '../errors.ts';
import { disjunctions } from '../query/disjunctions.ts';
import type { Query } from '../query/query.ts';
import {
  type FieldPath,
  formatFieldPath,
  isDocumentName,
  isSameFieldPath,
} from '../values/fieldPath.ts';
import {
  type FieldOverride,
  type IndexDefinitions,
  type IndexedField,
  type IndexedOrder,
  printIndex,
} from './definitions.ts';
import {
  type FixedField,
  type Requirement,
  requirementOf,
  type SortedField,
} from './requirement.ts';

const AUTOMATIC: readonly IndexedOrder[] = ['asc', 'desc', 'contains'];

/** An override applies to a field and its nested fields. The innermost one wins. */
function overrideOf(
  definitions: IndexDefinitions,
  collectionGroup: string,
  path: FieldPath,
): FieldOverride | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = definitions.overrides.find(
      (override) =>
        override.collectionGroup === collectionGroup &&
        isSameFieldPath(override.path, path.slice(0, length)),
    );
    if (found) return found;
  }
  return undefined;
}

/** The single-field indexes of a field. A collection group has no automatic ones. */
function singleIndexes(
  definitions: IndexDefinitions,
  { collectionGroup, scope }: Requirement,
  path: FieldPath,
): readonly (readonly IndexedField[])[] {
  const override = overrideOf(definitions, collectionGroup, path);
  const orders = override
    ? override.indexes.filter((index) => index.scope === scope).map(({ order }) => order)
    : scope === 'COLLECTION'
      ? AUTOMATIC
      : [];
  return orders.map((order) => [{ path, order }]);
}

function compositeIndexes(
  definitions: IndexDefinitions,
  { collectionGroup, scope }: Requirement,
): readonly (readonly IndexedField[])[] {
  return definitions.composites
    .filter((index) => index.collectionGroup === collectionGroup && index.scope === scope)
    .map(({ fields }) => withoutImpliedName(fields));
}

/** Removes the document name from the end of an index if it has the implied direction. */
function withoutImpliedName(fields: readonly IndexedField[]): readonly IndexedField[] {
  const last = fields.at(-1);
  const before = fields.at(-2);
  const isImplied =
    last !== undefined &&
    isDocumentName(last.path) &&
    (before?.order === 'desc') === (last.order === 'desc');
  return isImplied ? fields.slice(0, -1) : fields;
}

const isSortedBy = (field: IndexedField, { path, direction }: SortedField) =>
  isSameFieldPath(field.path, path) &&
  (direction === 'any' ? field.order !== 'contains' : field.order === direction);

const fixes = (field: IndexedField, { path, mode }: FixedField) =>
  isSameFieldPath(field.path, path) && (field.order === 'contains') === (mode === 'contains');

/** The fixed fields that an index has before the sorted ones; null if the index does not fit. */
function coverage(
  index: readonly IndexedField[],
  { fixed, sorted }: Requirement,
): readonly FixedField[] | null {
  const split = index.length - sorted.length;
  if (split < 0) return null;
  const tail = index.slice(split);
  if (!tail.every((field, at) => isSortedBy(field, sorted[at] as SortedField))) return null;
  const covered = index.slice(0, split).map((field) => fixed.find((each) => fixes(field, each)));
  return covered.includes(undefined) ? null : (covered as readonly FixedField[]);
}

function isServed(definitions: IndexDefinitions, requirement: Requirement): boolean {
  const { fixed, sorted } = requirement;
  if (fixed.length === 0 && sorted.length === 0) return true;
  const paths = [...fixed, ...sorted].map(({ path }) => path);
  const indexes = [
    ...compositeIndexes(definitions, requirement),
    ...paths.flatMap((path) => singleIndexes(definitions, requirement, path)),
  ];
  const coverages = indexes.map((index) => coverage(index, requirement)).filter((c) => c !== null);
  return coverages.length > 0 && fixed.every((field) => coverages.some((c) => c.includes(field)));
}

/** The single index that would serve a requirement. */
function suggestion({ collectionGroup, scope, fixed, sorted }: Requirement) {
  const fields: IndexedField[] = [
    ...fixed.map(({ path, mode }) => ({
      path,
      order: mode === 'contains' ? ('contains' as const) : ('asc' as const),
    })),
    ...sorted.map(({ path, direction }) => ({
      path,
      order: direction === 'desc' ? ('desc' as const) : ('asc' as const),
    })),
  ];
  return { collectionGroup, scope, fields };
}

const SUFFIXES: Readonly<Record<IndexedOrder, string>> = {
  asc: 'ASC',
  desc: 'DESC',
  contains: 'CONTAINS',
};

function missingIndexMessage(requirement: Requirement): string {
  const index = suggestion(requirement);
  const [field, ...others] = index.fields;
  if (field && others.length === 0) {
    const name = `${index.scope}_${SUFFIXES[field.order]}`;
    return `The query requires a ${name} index for collection ${index.collectionGroup} and field ${formatFieldPath(field.path)}. Add it to the fieldOverrides of firestore.indexes.json.`;
  }
  return `The query requires an index. Add it to the indexes of firestore.indexes.json: ${printIndex(index)}`;
}

/**
 * Throws FAILED_PRECONDITION if the query has no index: neither a defined index, nor an automatic one, nor a merge
 * of several can serve it.
 */
export function checkIndexes(
  definitions: IndexDefinitions,
  query: Query,
  aggregated: readonly FieldPath[],
): void {
  const { collectionId } = query.scope;
  if (collectionId === null) return;
  for (const conjunction of disjunctions(query.filter)) {
    const requirement = requirementOf(query, collectionId, conjunction, aggregated);
    if (!isServed(definitions, requirement))
      throw failedPrecondition(missingIndexMessage(requirement));
  }
}
