import type { IncomingHttpHeaders } from 'node:http';

/** Where a call belongs among the calls of one visit to the app. */
export interface Trace {
  /** 32 hexadecimal digits: the visit. */
  readonly traceId: string;
  /** 16 hexadecimal digits: the call. */
  readonly spanId: string;
  /** What the app shows the member when something fails, such as `1A2B3C4D`. */
  readonly reference: string;
}

const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * The trace of the header `traceparent` (W3C Trace Context); null where it is missing or anything else.
 * The caller chooses it, so it finds lines in the log, and decides nothing.
 */
export function traceOf(headers: IncomingHttpHeaders): Trace | null {
  const header = headers['traceparent'];
  const [, traceId, spanId] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (traceId === undefined || spanId === undefined) return null;
  return { traceId, spanId, reference: traceId.slice(0, 8).toUpperCase() };
}
