import { StoreError } from '../errors.ts';
import type { Principal, TokenClaims } from '../rules/access.ts';

/** The token that the admin SDK sends to an emulator. */
const ADMIN_TOKEN = 'owner';

const unauthenticated = (message: string) => new StoreError('UNAUTHENTICATED', message);

function decodePart(part: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
    if (typeof decoded === 'object' && decoded !== null) return { ...decoded };
  } catch {
    // Text that is not JSON throws below, as JSON that is not an object does.
  }
  throw unauthenticated('The ID token is malformed.');
}

/** A mock token of `connectFirestoreEmulator` has `iat` 0 by default, and its expiry is meaningless. */
const isExpired = ({ iat, exp }: Readonly<Record<string, unknown>>, now: number) =>
  typeof exp === 'number' && iat !== 0 && exp * 1000 <= now;

/** The claims of an ID token of the Auth emulator. Throws unless it is unsigned, for this project, and not expired. */
function readIdToken(token: string, projectId: string, now: number): TokenClaims {
  const [header, payload, signature] = token.split('.');
  if (decodePart(header)['alg'] !== 'none' || signature) {
    throw unauthenticated('Only unsigned ID tokens of the Auth emulator are accepted.');
  }
  const claims = decodePart(payload);
  const { sub, aud } = claims;
  if (typeof sub !== 'string' || sub === '') throw unauthenticated('The ID token has no subject.');
  if (aud !== projectId) throw unauthenticated(`The ID token is not for project ${projectId}.`);
  if (isExpired(claims, now)) throw unauthenticated('The ID token has expired.');
  return { ...claims, sub };
}

/** The principal of an `Authorization` header; without one, a signed-out client. `now` is in milliseconds. */
export function authenticate(
  header: string | undefined,
  projectId: string,
  now: number,
): Principal {
  if (!header) return { kind: 'client', claims: null };
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) throw unauthenticated('The Authorization header must be a bearer token.');
  if (token === ADMIN_TOKEN) return { kind: 'admin' };
  return { kind: 'client', claims: readIdToken(token, projectId, now) };
}
