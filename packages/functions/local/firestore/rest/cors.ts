import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a browser may keep the answer to a preflight request, in seconds. */
const MAX_AGE = 3600;

/**
 * Lets any page call the store, as Firestore itself does: what a caller may do is decided by the token,
 * which no browser adds on its own.
 */
export function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
}

/** Answers a preflight request: whatever it asks for is allowed. */
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
