import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod/mini';

/**
 * A document's data as `schema` types it, with timestamps as ISO 8601 instants in UTC.
 * Throws where the stored data do not fit: a record that nobody understands must not be served.
 */
export function fromDocument<S extends z.ZodMiniType>(schema: S, data: unknown): z.infer<S> {
  return z.parse(schema, withInstants(data));
}

function withInstants(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(withInstants);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withInstants(child)]),
  );
}
