import type { IncomingMessage, ServerResponse } from 'node:http';

/** The time that a browser may cache the response to a preflight request, in seconds. */
const MAX_AGE = 3600;

/**
 * Allows calls from any origin, as Firestore does. The token decides what a caller may do, and a browser does not add
 * it by itself.
 */
export function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
}

/** Answers a preflight request and allows all that it requests. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const requested = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE, OPTIONS');
  if (requested) response.setHeader('Access-Control-Allow-Headers', requested);
  if (request.headers['access-control-request-private-network']) {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.setHeader('Access-Control-Max-Age', String(MAX_AGE));
  response.writeHead(204).end();
}
