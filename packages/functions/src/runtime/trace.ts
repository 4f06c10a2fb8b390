import type { IncomingHttpHeaders } from 'node:http';

/** Identifies a call and the visit to the app that it is part of. */
export interface Trace {
  /** The visit: 32 hexadecimal digits. */
  readonly traceId: string;
  /** The call: 16 hexadecimal digits. */
  readonly spanId: string;
  /** The reference that the app shows with an error, such as `1A2B3C4D`. */
  readonly reference: string;
}

const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * The trace of the header `traceparent` (W3C Trace Context); null if the header is missing or invalid. The
 * caller chooses it, so it only serves to find log lines.
 */
export function readTrace(headers: IncomingHttpHeaders): Trace | null {
  const header = headers['traceparent'];
  const [, traceId, spanId] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (traceId === undefined || spanId === undefined) return null;
  return { traceId, spanId, reference: traceId.slice(0, 8).toUpperCase() };
}
