const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** One visit is one trace: from loading the page to leaving it. Random, and kept nowhere. */
const traceId = hex(16);

/** What a member can read out to support: the server's log names the visit's calls by it. */
export const visitReference: string = traceId.slice(0, 8).toUpperCase();

/** The header `traceparent` of one call (W3C Trace Context), which leaves it to the server what is traced. */
export function traceparent(): string {
  return `00-${traceId}-${hex(8)}-00`;
}
