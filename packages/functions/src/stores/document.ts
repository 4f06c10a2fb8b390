import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/**
 * A document's data as `schema` types it, with timestamps as ISO 8601 instants in UTC.
 * Throws where the stored data do not fit: a record that nobody understands must not be served.
 */
export function fromDocument<S extends z.ZodMiniType>(schema: S, data: unknown): z.infer<S> {
  return z.parse(schema, withInstants(data));
}

/** A document as it is kept, with timestamps as ISO 8601 instants in UTC; null where there is none. */
export function toPlain(snapshot: DocumentSnapshot): Readonly<Record<string, unknown>> | null {
  return snapshot.exists ? (withInstants(snapshot.data()) as Record<string, unknown>) : null;
}

function withInstants(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(withInstants);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withInstants(child)]),
  );
}
