import { createHash, createSecretKey, timingSafeEqual } from 'node:crypto';
import express from 'express';
import { jwtVerify, SignJWT } from 'jose';

/** The credentials that a server accepts. */
export interface Credentials {
  /** A bearer token that does not expire. */
  readonly token: string;
  /** The OAuth 2.0 client that gets tokens of `/oauth/token`. */
  readonly clientId: string;
  readonly clientSecret: string;
}

const TOKEN_SECONDS = 300;

/**
 * OAuth 2.0 client credentials (RFC 6749, section 4.4): `POST /oauth/token` with the client in the header
 * `Authorization: Basic`. The token is signed, so that every process of the service can verify it.
 */
export function tokenEndpoint(credentials: Credentials): express.RequestHandler[] {
  const { clientId, clientSecret } = credentials;
  const client = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const expected = `Basic ${Buffer.from(client).toString('base64')}`;
  return [
    express.urlencoded(),
    async (request, response) => {
      response.set('Cache-Control', 'no-store');
      if (!isEqual(request.get('Authorization') ?? '', expected)) {
        response.status(401).json({ error: 'invalid_client' });
      } else if (request.body?.grant_type !== 'client_credentials') {
        response.status(400).json({ error: 'unsupported_grant_type' });
      } else {
        const token = await signToken(credentials, TOKEN_SECONDS);
        const reply = { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS };
        response.json(reply);
      }
    },
  ];
}

/**
 * A token that the server accepts until it expires.
 * @param seconds of its life; negative for one that has expired
 */
export function signToken(credentials: Credentials, seconds: number): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .sign(signingKey(credentials));
}

/** Replies 401 unless the request has a valid bearer token. */
export function requireToken(credentials: Credentials): express.RequestHandler {
  return async (request, response, next) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.get('Authorization') ?? '') ?? [];
    if (token !== undefined && (await isValid(token, credentials))) {
      next();
      return;
    }
    response.set('WWW-Authenticate', 'Bearer').status(401).json({ error: 'Unauthorized.' });
  };
}

async function isValid(token: string, credentials: Credentials): Promise<boolean> {
  if (isEqual(token, credentials.token)) return true;
  return jwtVerify(token, signingKey(credentials)).then(
    () => true,
    () => false,
  );
}

function signingKey({ clientSecret }: Credentials) {
  return createSecretKey(createHash('sha256').update(clientSecret).digest());
}

/** Compares hashes, in constant time for texts of any length. */
function isEqual(actual: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(actual), hash(expected));
}
