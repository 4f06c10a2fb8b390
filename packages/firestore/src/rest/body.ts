import type { IncomingMessage } from 'node:http';
import { invalidArgument } from '../errors.ts';

/** Firestore's limit on a request, in bytes. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

/** Throws for invalid UTF-8 instead of inserting replacement characters. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body and ignores the content type: the web SDK sends `text/plain` to avoid a preflight request. An
 * empty body is an empty object.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // Reads a body that is too large to its end, so that the connection can be reused.
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
