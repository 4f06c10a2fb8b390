import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/**
 * The data of a document, typed by `schema`, with timestamps as ISO 8601 instants in UTC. Throws if the
 * data do not match: a malformed record must not be returned to a caller.
 */
export function fromDocument<S extends z.ZodMiniType>(schema: S, data: unknown): z.infer<S> {
  return z.parse(schema, withInstants(data));
}

/** A document as stored, with timestamps as ISO 8601 instants in UTC; null if it does not exist. */
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
