import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { MAX_BYTES, readUpTo } from '../../src/adapters/http/readJson.ts';

/** A request to a service. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or null for a request without a body. */
  readonly body: string | null;
}

/** A complete reply. */
export interface ReceivedReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The time until the last byte, in milliseconds. */
  readonly ms: number;
}

/** A request with its reply, or with the reason why there is no complete reply. */
export interface Exchange {
  readonly request: SentRequest;
  readonly reply: ReceivedReply | { readonly failure: string };
}

/**
 * Sends a request. A connection that fails or is cut gives a `failure`, as does a reply that takes longer than
 * `limitMs`, or that is longer than the product reads.
 */
export async function exchange(request: SentRequest, limitMs: number): Promise<Exchange> {
  const { method, url, headers, body } = request;
  const start = performance.now();
  try {
    const signal = AbortSignal.timeout(limitMs);
    const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
    const text = await readUpTo(response, MAX_BYTES);
    if (text === null) {
      return { request, reply: { failure: `a reply of more than ${MAX_BYTES} bytes` } };
    }
    const ms = performance.now() - start;
    return { request, reply: { status: response.status, headers: response.headers, text, ms } };
  } catch (error) {
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') {
      return { request, reply: { failure: `no complete reply within ${limitMs} ms` } };
    }
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return { request, reply: { failure: reason } };
  }
}

/** Sends a request and cuts the connection before the reply. */
export function sendAndCut({ method, url, headers, body }: SentRequest): Promise<void> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, { method, headers });
    // The socket reports the cut as an error.
    request.on('error', () => {}).on('close', resolve);
    request.on('finish', () => request.destroy());
    request.on('timeout', reject);
    request.end(body ?? undefined);
  });
}

const SILENCE_MS = 5_000;

/** Why nothing answers at an address, in a few words; null if a server answers, with any status. */
export async function silenceOf(url: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(SILENCE_MS);
    const response = await fetch(`${url}/`, { redirect: 'manual', signal });
    await response.body?.cancel();
    return null;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error && cause.message !== '' ? cause.message : message;
  }
}
