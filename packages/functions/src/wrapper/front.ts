import type { CallableFunction, Request } from 'firebase-functions/v2/https';
import type { CallCode } from './log.ts';
import { withholdMalformedBody } from './protocol.ts';

/** How long a browser may remember that it may call, in seconds: Chromium's own maximum. */
const PREFLIGHT_SECONDS = '7200';

/** What the SDK answers before a handler runs. */
const CODE_BY_HTTP_STATUS: ReadonlyMap<number, CallCode> = new Map([
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
]);

/**
 * Stands before the SDK's own handling: a preflight may be remembered, a malformed body never gets
 * further, and `onAnswered` hears how each call was answered, also one that the SDK refused by itself.
 * The result deploys as `callable` does.
 */
export function frontOf<F extends CallableFunction<unknown, unknown>>(
  callable: F,
  onAnswered: (request: Request, code: CallCode) => void,
): F {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<F>) {
      if (request.method === 'OPTIONS') {
        response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
      } else {
        withholdMalformedBody(request);
        // Nothing is streamed, and a stream would hide the status of a refusal.
        request.headers.accept = 'application/json';
        response.on('close', () => {
          onAnswered(request, CODE_BY_HTTP_STATUS.get(response.statusCode) ?? 'internal');
        });
      }
      return Reflect.apply(target, self, [request, response]);
    },
  });
}
