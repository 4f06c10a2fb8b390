import type { CallableFunction, Request } from 'firebase-functions/v2/https';
import type { CallCode } from './log.ts';
import type { Platform } from './platform.ts';
import { replaceMalformedCall } from './protocol.ts';
import { addressPseudonym } from './pseudonyms.ts';
import type { RateLimit } from './rateLimit.ts';
import { tooManyCalls } from './tooManyCalls.ts';

/** How long a browser may remember that it may call, in seconds: Chromium's own maximum. */
const PREFLIGHT_SECONDS = '7200';

/**
 * What one network address may send one instance of a callable, whatever it sends: more than a casino full
 * of members does, and less than a machine that tries.
 */
const FROM_ADDRESS: RateLimit = { calls: 1_200, seconds: 60 };

/** What is answered before a handler runs. */
const CODE_BY_HTTP_STATUS: ReadonlyMap<number, CallCode> = new Map([
  [401, 'unauthenticated'],
  [429, 'resource-exhausted'],
]);

type Response = Parameters<CallableFunction<unknown, unknown>>[1];

/**
 * Stands before the SDK's own handling: a preflight may be remembered, a flood from one network address is
 * refused before any token is verified, and what breaks the protocol becomes a call that is refused as
 * wrong. The result deploys as `callable` does.
 * @param onAnswered hears how each call was answered, also one that never reached its handler
 */
export function frontOf<F extends CallableFunction<unknown, unknown>>(
  callable: F,
  name: string,
  { frontRateLimiter, now }: Pick<Platform, 'frontRateLimiter' | 'now'>,
  onAnswered: (request: Request, code: CallCode) => void,
): F {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<F>) {
      const pass = () => Reflect.apply(target, self, [request, response]);
      if (request.method === 'OPTIONS') {
        response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
        return pass();
      }
      replaceMalformedCall(request);
      // Nothing is streamed, and a stream would hide the status of a refusal.
      request.headers.accept = 'application/json';
      response.on('close', () => {
        onAnswered(request, CODE_BY_HTTP_STATUS.get(response.statusCode) ?? 'internal');
      });
      const key = `${name}:${addressPseudonym(request)}`;
      const taking = frontRateLimiter.take(key, FROM_ADDRESS, now(null));
      return taking.then((waitSeconds) =>
        waitSeconds === 0 ? pass() : refuse(response, waitSeconds),
      );
    },
  });
}

/** Answers as the SDK does for a refusal, so that a page of any origin can read it. */
function refuse(response: Response, waitSeconds: number): void {
  const refusal = tooManyCalls(waitSeconds);
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.status(refusal.httpErrorCode.status).json({ error: refusal.toJSON() });
}
