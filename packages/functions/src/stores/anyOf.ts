import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The most values that one query of Firestore can look for. */
const MAX_VALUES = 30;

/** The documents whose list `field` holds any of these values, each once; at most `limit` for 30 values. */
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
