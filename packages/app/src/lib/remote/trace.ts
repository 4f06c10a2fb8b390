const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * One visit, from loading the page to leaving it, is one trace. The id is random and not stored. It is not per call,
 * because an error boundary knows no call, and the cause of a failure is in earlier lines of the log.
 */
const traceId = hex(16);

/** The reference that a member gives to support. The server logs it with each call of the visit. */
export const visitReference: string = traceId.slice(0, 8).toUpperCase();

/** The header `traceparent` of one call (W3C Trace Context). The server decides which calls it traces. */
export function traceparent(): string {
  return `00-${traceId}-${hex(8)}-00`;
}
