import { allDocuments, type StoredFields } from '../backend/database.ts';

/** The documents whose path or fields contain one of these names, without counters and the states of deletions. */
export async function documentsNaming(
  ...names: readonly string[]
): Promise<readonly (readonly [path: string, fields: StoredFields])[]> {
  return Object.entries(await allDocuments()).filter(
    ([path, fields]) =>
      !/^(?:rateLimits|deletions)\//.test(path) &&
      names.some((name) => `${path} ${JSON.stringify(fields)}`.includes(name)),
  );
}
