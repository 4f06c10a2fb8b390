import * as z from 'zod/mini';

/** The `next` of the previous page, unchanged. Absent for the first page. */
export const cursorSchema = z.string().check(z.minLength(1), z.maxLength(500));

/** One page of a list. `next` is null on the last page. */
export function pageOf<S extends z.ZodMiniType>(item: S) {
  return z.strictObject({ items: z.array(item), next: z.nullable(cursorSchema) });
}
