import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Firestore's maximum of values per query. */
const MAX_VALUES = 30;

/**
 * The documents with any of these values in the list `field`, without duplicates; at most `limit` per 30
 * values.
 */
export async function findByAnyOf(
  collection: CollectionReference,
  { field, values }: { readonly field: string; readonly values: readonly string[] },
  limit: number,
): Promise<readonly QueryDocumentSnapshot[]> {
  const parts = Array.from({ length: Math.ceil(values.length / MAX_VALUES) }, (_, index) =>
    values.slice(index * MAX_VALUES, (index + 1) * MAX_VALUES),
  );
  const found = await Promise.all(
    parts.map((part) => collection.where(field, 'array-contains-any', part).limit(limit).get()),
  );
  return [...new Map(found.flatMap(({ docs }) => docs).map((each) => [each.id, each])).values()];
}
