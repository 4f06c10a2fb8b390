import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

/** The purposes of signed links. A token for another purpose is rejected. */
export type LinkPurpose = 'password-reset' | 'new-address';

const ALGORITHM = 'HS256';

/** A signed token (JWT, HS256) of an e-mailed link, for a login and a purpose. */
export function signLink(
  { purpose, uid, claims }: { purpose: LinkPurpose; uid: string; claims: JWTPayload },
  key: string,
  { now, hours }: { readonly now: Date; readonly hours: number },
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(purpose)
    .setSubject(uid)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + hours * 60 * 60 * 1_000))
    .sign(toKey(key));
}

/** The claims of a token, or `expired`, or `invalid` if this key did not sign it for this purpose. */
export async function readLink<S extends z.ZodMiniType>(
  token: string,
  { purpose, schema }: { readonly purpose: LinkPurpose; readonly schema: S },
  key: string,
  now: Date,
): Promise<z.output<S> | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, toKey(key), {
      algorithms: [ALGORITHM],
      audience: purpose,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    return z.parse(schema, payload);
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}

function toKey(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
