import compression from 'compression';
import type { CallableFunction, Request } from 'firebase-functions/v2/https';
import type { Language } from '../contract/languages.ts';
import type { RateLimit } from '../domain/limits/rateLimit.ts';
import { acceptedLanguage } from '../runtime/callLanguage.ts';
import { addressPseudonym } from '../runtime/pseudonyms.ts';
import type { CallCode } from './callLog.ts';
import type { Dependencies } from './dependencies.ts';
import { toCallableError } from './errors.ts';
import { replaceMalformedCall } from './protocol.ts';
import { tooManyCalls } from './tooManyCalls.ts';

/** How long a browser may cache the preflight response, in seconds: Chromium's maximum. */
const PREFLIGHT_SECONDS = '7200';

/**
 * The limit of one network address at one instance of a callable, for any request, and of each proven caller. A casino full
 * of members stays below it, and an automated attack does not.
 */
const FROM_ADDRESS: RateLimit = { calls: 1_200, seconds: 60 };

/** The responses that the SDK sends without calling the handler. */
const CODE_BY_HTTP_STATUS: ReadonlyMap<number, CallCode> = new Map([
  [401, 'unauthenticated'],
  [429, 'resource-exhausted'],
]);

/** Neither Cloud Functions nor Hosting compresses the reply of a function. The demo's opening shrinks from 65 KB to 8. */
const compress = compression();

type Response = Parameters<CallableFunction<unknown, unknown>>[1];

/**
 * Wraps the SDK's request handler. Lets browsers cache the preflight, compresses the reply, rejects a flood from one network
 * address before any token is verified, and turns a malformed request into one that is rejected as invalid.
 * The result deploys as `callable` does.
 * @param provenKey the key of a request whose caller is proven already, which an attack from its address must not stop
 * @param onAnswered is called with the outcome of every call, including calls that never reach their
 *   handler
 */
export function guardRequests<F extends CallableFunction<unknown, unknown>>(
  callable: F,
  name: string,
  { frontRateLimiter, now }: Pick<Dependencies, 'frontRateLimiter' | 'now'>,
  provenKey: (request: Request) => string | null,
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
      // Wraps the response, and calls nothing else.
      compress(request, response, () => {});
      // Callables do not stream, and a streamed response would hide the status of an error.
      request.headers.accept = 'application/json';
      response.on('close', () => {
        onAnswered(request, CODE_BY_HTTP_STATUS.get(response.statusCode) ?? 'internal');
      });
      const key = `${name}:${provenKey(request) ?? addressPseudonym(request)}`;
      const taking = frontRateLimiter.take(key, FROM_ADDRESS, now(null));
      return taking.then((waitSeconds) =>
        waitSeconds === 0
          ? pass()
          : refuse(response, waitSeconds, acceptedLanguage(request.headers['accept-language'])),
      );
    },
  });
}

/** Responds as the SDK does to an error, so that a page of any origin can read it. */
function refuse(response: Response, waitSeconds: number, language: Language): void {
  const refusal = toCallableError(tooManyCalls(waitSeconds), language);
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.status(refusal.httpErrorCode.status).json({ error: refusal.toJSON() });
}
