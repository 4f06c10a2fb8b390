import type { IncomingMessage } from 'node:http';
import { invalidArgument } from '../errors.ts';

/** Firestore's limit on a request, in bytes. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

/** Refuses bytes that are no UTF-8, where others would put replacement characters. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON body whatever its content type says: the web SDK sends `text/plain` to spare a preflight
 * request. No body is an empty object.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // What is too large is still read to its end, so that the connection can be used again.
    if (size <= MAX_REQUEST_BYTES) chunks.push(chunk);
  }
  if (size > MAX_REQUEST_BYTES) {
    throw invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
  }
  if (size === 0) return {};
  try {
    return JSON.parse(UTF8.decode(Buffer.concat(chunks)));
  } catch {
    throw invalidArgument('Invalid JSON payload received.');
  }
}
