import * as z from 'zod/mini';
import { cursorSchema } from '../schemas.ts';

/** One page of a list. `next` is null on the last page. */
export function pageSchema<S extends z.ZodMiniType>(item: S) {
  return z.strictObject({ items: z.array(item), next: z.nullable(cursorSchema) });
}
