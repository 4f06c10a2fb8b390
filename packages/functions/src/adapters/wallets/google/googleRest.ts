import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { GoogleCredentials } from './credentials.ts';
import type { Resource } from './resources.ts';

/** Short, because the caller waits. */
const TIMEOUT_MS = 10_000;

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';

/** The seconds before its end at which a token is no longer used. */
const TOKEN_MARGIN_SECONDS = 60;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

/** The kinds of resources, as in the addresses of the Google Wallet API. */
export type ResourceKind = 'loyaltyClass' | 'loyaltyObject';

/** A request that Google did not accept. Its message holds no id, no address and no body. */
export class GoogleWalletError extends Error {
  override readonly name = 'GoogleWalletError';
  /** The cause in the log. */
  readonly code: string;

  constructor(request: string, status: number | null, options?: ErrorOptions) {
    super(`Google Wallet did not accept ${request}: ${status ?? 'no response'}.`, options);
    this.code = `GOOGLE_WALLET_${status ?? 'NO_RESPONSE'}`;
  }
}

/** The Google Wallet API, for one issuer. */
export interface GoogleRest {
  /** Changes the given fields of a resource. Returns false if Google does not have it. */
  patch(kind: ResourceKind, resource: Resource): Promise<boolean>;
  /** Changes the given fields of a resource, and creates it if Google does not have it. */
  save(kind: ResourceKind, resource: Resource): Promise<void>;
}

/**
 * Creates a client of the Google Wallet API. An access token is requested once and used until shortly before its end.
 * Rejects with a `GoogleWalletError`. Nothing is retried: the caller decides.
 * @param origin of the API
 */
export function googleRest(
  credentials: GoogleCredentials,
  origin: string,
  timeoutMs: number = TIMEOUT_MS,
): GoogleRest {
  let token: { readonly value: Promise<string>; endsAt: number } | null = null;

  const request = async (name: string, url: string, init: RequestInit): Promise<Response> => {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      throw new GoogleWalletError(name, null, { cause });
    }
  };

  const requestToken = async (): Promise<{ value: string; seconds: number }> => {
    const response = await request('the service account', credentials.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await assertion(credentials),
      }),
    });
    const reply = response.ok ? z.safeParse(tokenSchema, await readJson(response)) : null;
    if (!reply?.success) throw new GoogleWalletError('the service account', response.status);
    return { value: reply.data.access_token, seconds: reply.data.expires_in };
  };

  const accessToken = (): Promise<string> => {
    if (token !== null && Date.now() < token.endsAt) return token.value;
    const requested = requestToken();
    // Simultaneous callers share the request. A failed one is forgotten.
    const own = { value: requested.then(({ value }) => value), endsAt: Number.POSITIVE_INFINITY };
    token = own;
    requested.then(
      ({ seconds }) => {
        own.endsAt = Date.now() + (seconds - TOKEN_MARGIN_SECONDS) * 1_000;
      },
      () => {
        if (token === own) token = null;
      },
    );
    return own.value;
  };

  /** The status of the response, which is 404 or 409 or a success. */
  const send = async (method: 'PATCH' | 'POST', kind: ResourceKind, resource: Resource) => {
    const path = method === 'PATCH' ? `${kind}/${encodeURIComponent(resource.id)}` : kind;
    const name = `${method} ${kind}`;
    const used = await accessToken();
    const { ok, status } = await request(name, `${origin}/walletobjects/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${used}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(resource),
    });
    // The next request gets another token.
    if (status === 401) token = null;
    if (!ok && status !== 404 && status !== 409) throw new GoogleWalletError(name, status);
    return status;
  };

  return {
    patch: async (kind, resource) => {
      const status = await send('PATCH', kind, resource);
      if (status === 409) throw new GoogleWalletError(`PATCH ${kind}`, status);
      return status !== 404;
    },
    save: async (kind, resource) => {
      if ((await send('PATCH', kind, resource)) < 400) return;
      const status = await send('POST', kind, resource);
      // Another call has just created it, with the same content or a newer one.
      if (status === 409) return;
      if (status === 404) throw new GoogleWalletError(`POST ${kind}`, status);
    },
  };
}

function assertion({ serviceAccount, privateKey, tokenUrl }: GoogleCredentials): Promise<string> {
  return importPKCS8(privateKey, 'RS256').then((key) =>
    new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(serviceAccount)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key),
  );
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
