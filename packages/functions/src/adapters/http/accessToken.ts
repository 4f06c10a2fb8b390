import * as z from 'zod/mini';
import { ServiceError } from '../../domain/ports/serviceError.ts';
import { readJson } from './readJson.ts';
import type { Credentials } from './serviceSettings.ts';

/** A token is replaced this long before it expires. */
const EARLY_SECONDS = 60;
/** The lifetime of a token that does not state one. */
const DEFAULT_SECONDS = 300;
const TOKEN_TIMEOUT_MS = 10_000;
/** Far above a token with the claims of a service. */
const MAX_TOKEN_BYTES = 64_000;

const tokenSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.optional(z.number()),
});

const errorSchema = z.object({
  error: z.enum([
    'invalid_request',
    'invalid_client',
    'invalid_grant',
    'unauthorized_client',
    'unsupported_grant_type',
    'invalid_scope',
  ]),
});

interface Token {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The bearer token of a service. */
export interface AccessToken {
  /** Concurrent callers share one request. Throws a `ServiceError`. */
  get(): Promise<string>;
  /** Call it with a token that the service rejects. A newer one stays. */
  forget(rejected: string): Promise<void>;
}

export function accessToken(credentials: Credentials): AccessToken {
  if ('token' in credentials) {
    return { get: async () => credentials.token, forget: async () => undefined };
  }
  let current: Promise<Token> | null = null;
  return {
    async get() {
      const known = current;
      const token = await known?.catch(() => null);
      if (token && token.expiresAt > Date.now()) return token.value;
      // Another caller may have requested a new token meanwhile.
      if (current === known) current = requestToken(credentials);
      return (await (current as Promise<Token>)).value;
    },
    async forget(rejected) {
      const known = current;
      const token = await known?.catch(() => null);
      if (token?.value === rejected && current === known) current = null;
    },
  };
}

async function requestToken({
  tokenUrl,
  clientId,
  clientSecret,
  scope,
}: Extract<Credentials, { tokenUrl: string }>): Promise<Token> {
  const identity = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const askedAt = Date.now();
  try {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(identity).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope && { scope }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
    });
    if (!response.ok) throw new ServiceError('token', await readRefusal(response));
    const { access_token, expires_in = DEFAULT_SECONDS } = z.parse(
      tokenSchema,
      await readJson('token', response, MAX_TOKEN_BYTES),
    );
    const seconds = Math.max(expires_in - EARLY_SECONDS, 0);
    return { value: access_token, expiresAt: askedAt + seconds * 1_000 };
  } catch (error) {
    const detail = error instanceof ServiceError ? error.detail : 'no valid reply';
    throw new ServiceError('token', detail);
  }
}

/** The status, with the code of the error if it is one of RFC 6749, section 5.2. Other texts can hold secrets. */
async function readRefusal(response: Response): Promise<string> {
  const reply = await readJson('token', response, MAX_TOKEN_BYTES).catch(() => null);
  const code = z.safeParse(errorSchema, reply).data?.error;
  return `status ${response.status}${code === undefined ? '' : `, ${code}`}`;
}
