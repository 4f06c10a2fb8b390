import type {
  CallableName,
  CallReply,
  CallRequest,
} from '@casino/functions/contract/catalogue/callableTypes.ts';
import { CALLABLE_TIMEOUT_SECONDS } from '@casino/functions/contract/limits.ts';
import { RemoteError, type RemoteErrorCode } from '../remote/remoteError.ts';

/** The time limit of a call, in milliseconds: the platform's limit for a function. Section 9. */
export const CALL_TIMEOUT_MS = CALLABLE_TIMEOUT_SECONDS * 1_000;

/** After this time, Firebase Hosting ends a request that a function has not answered. In milliseconds. */
const HOSTING_TIMEOUT_MS = 60_000;

/** The dependencies of a client. */
export interface CallableOptions {
  /** The user's ID token; null for a visitor. May reject with a `RemoteError`. */
  readonly idToken: () => Promise<string | null>;
  /** The App Check token; null if App Check is not configured. May reject with a `RemoteError`. */
  readonly appCheckToken: () => Promise<string | null>;
  /** The header `Accept-Language` of a call, a BCP 47 tag: the server's sentences are in the language of the page. */
  readonly language: () => string;
  /** The header `traceparent` of a call, by which the server's log finds it. */
  readonly traceparent: () => string;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
}

/** The reply of the callable with this name if it did what the request says. */
type SuccessfulReply<N extends CallableName> = Exclude<CallReply<N>, { readonly success: false }>;

/** Calls a callable by its name and returns its reply. Rejects with a `RemoteError`. */
export type Attempt = <N extends CallableName>(
  name: N,
  request: CallRequest<N>,
) => Promise<CallReply<N>>;

/** As `Attempt`, and rejects a reply with `success: false` with the code `refused` and the server's sentence. */
export type Call = <N extends CallableName>(
  name: N,
  request: CallRequest<N>,
) => Promise<SuccessfulReply<N>>;

/** Makes a `Call` of an `Attempt`, for callers to whom every refusal is a failure. Section 7. */
export function rejectRefusals(attempt: Attempt): Call {
  return async <N extends CallableName>(name: N, request: CallRequest<N>) => {
    const reply: unknown = await attempt(name, request);
    if (isRecord(reply) && reply['success'] === false) {
      const sentence = reply['error'] ?? reply['message'];
      throw new RemoteError('refused', typeof sentence === 'string' ? sentence : '');
    }
    return reply as SuccessfulReply<N>;
  };
}

const CODES: Readonly<Record<string, RemoteErrorCode>> = {
  INVALID_ARGUMENT: 'invalid-argument',
  UNAUTHENTICATED: 'unauthenticated',
  PERMISSION_DENIED: 'permission-denied',
  NOT_FOUND: 'not-found',
  RESOURCE_EXHAUSTED: 'resource-exhausted',
  INTERNAL: 'internal',
  UNAVAILABLE: 'unavailable',
  DEADLINE_EXCEEDED: 'deadline-exceeded',
};

/**
 * Creates a client of callable functions: `POST {data}`, with the reply `{data}`, `{result}` or `{error}`.
 * The SDK's client reports a lost connection as `internal`, as it does a server error, and ignores a failed token
 * refresh. Specification section 8 has different messages for these, so this client implements the protocol.
 * The server has checked the reply against the contract, so the client loads no schema.
 *
 * A reply that is not in this protocol is of a captive portal or a proxy, and counts as no response; one of Hosting's time
 * limit counts as the function's. Calls go to the page's own origin, `/call/<name>`: decision 161.
 */
export function createCallableClient(options: CallableOptions): Attempt {
  return async <N extends CallableName>(name: N, request: CallRequest<N>) => {
    const [token, appCheck] = await Promise.all([options.idToken(), options.appCheckToken()]);
    const proofs = {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(appCheck === null ? {} : { 'X-Firebase-AppCheck': appCheck }),
    };
    const { ok, body, isLate, cause } = await post(
      options,
      name,
      { data: request ?? null },
      proofs,
    );
    if (isRecord(body)) {
      const { error } = body;
      if (isRecord(error) && typeof error['status'] === 'string') throw refusal(error);
      if (ok && 'data' in body) return body['data'] as CallReply<N>;
      if (ok && 'result' in body) return body['result'] as CallReply<N>;
    }
    throw new RemoteError(isLate ? 'deadline-exceeded' : 'no-response', '', { cause });
  };
}

/**
 * Sends a call and reads the JSON of its reply; null if there is none, or only a part of it. `isLate` says whether the
 * time limit of the call or of Hosting had passed by then.
 */

async function post(
  options: CallableOptions,
  name: string,
  sent: unknown,
  proofs: Readonly<Record<string, string>>,
) {
  const signal = AbortSignal.timeout(options.timeoutMs);
  const sentAt = performance.now();
  const isLate = () => signal.aborted || performance.now() - sentAt >= HOSTING_TIMEOUT_MS;
  try {
    const response = await options.fetch(`/call/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': options.language(),
        traceparent: options.traceparent(),
        ...proofs,
      },
      body: JSON.stringify(sent),
      // No callable redirects.
      redirect: 'error',
      signal,
    });
    const body: unknown = await response.json();
    return { ok: response.ok, body, isLate: isLate() };
  } catch (cause) {
    return { ok: false, body: null, isLate: isLate(), cause };
  }
}

/** The error that a refusal of the server stands for. Section 8. */
export function refusal({ status, message, details }: Record<string, unknown>): RemoteError {
  const code = CODES[String(status)] ?? 'internal';
  const reason = isRecord(details) ? details['reason'] : undefined;
  // Without a sentence, the platform sends the status as message.
  const isSentence = typeof message === 'string' && message !== status;
  return new RemoteError(code, isSentence ? message : '', {
    ...(typeof reason === 'string' && { reason }),
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
