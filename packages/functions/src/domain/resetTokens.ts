import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { PASSWORD_RESET_HOURS } from '../contract/index.ts';

/** The content of a reset token. */
export interface ResetToken {
  readonly uid: string;
  /** The id of the link; a newer link replaces it. */
  readonly id: string;
  /** The earliest valid session of the login at that time. A changed password moves it. */
  readonly sessionsSince: string;
}

const ALGORITHM = 'HS256';
/** A token for another purpose is rejected. */
const PURPOSE = 'password-reset';

const claimsSchema = z.object({ sub: z.string(), jti: z.string(), since: z.string() });

/** A signed token (JWT, HS256) that expires after `PASSWORD_RESET_HOURS`. */
export function signResetToken(
  { uid, id, sessionsSince }: ResetToken,
  key: string,
  now: Date,
): Promise<string> {
  return new SignJWT({ since: sessionsSince })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(PURPOSE)
    .setSubject(uid)
    .setJti(id)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + PASSWORD_RESET_HOURS * 60 * 60 * 1_000))
    .sign(toKey(key));
}

/** The content of a token, or `expired`, or `invalid` if this key did not sign it for this purpose. */
export async function readResetToken(
  token: string,
  key: string,
  now: Date,
): Promise<ResetToken | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, toKey(key), {
      algorithms: [ALGORITHM],
      audience: PURPOSE,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const { sub: uid, jti: id, since: sessionsSince } = z.parse(claimsSchema, payload);
    return { uid, id, sessionsSince };
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}

function toKey(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
