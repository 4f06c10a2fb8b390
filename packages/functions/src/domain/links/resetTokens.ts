import * as z from 'zod/mini';
import { PASSWORD_RESET_HOURS } from '../../contract/limits.ts';
import { readLink, signLink } from './signedLinks.ts';

/** The content of a reset token. */
export interface ResetToken {
  readonly uid: string;
  /** The id of the link; a newer link replaces it. */
  readonly id: string;
  /** The earliest valid session of the login at that time. A changed password moves it. */
  readonly sessionsSince: string;
}

const purpose = 'password-reset';
const schema = z.object({ sub: z.string(), jti: z.string(), since: z.string() });

/** A signed token that expires after `PASSWORD_RESET_HOURS`. */
export function signResetToken(
  { uid, id, sessionsSince }: ResetToken,
  key: string,
  now: Date,
): Promise<string> {
  const claims = { jti: id, since: sessionsSince };
  return signLink({ purpose, uid, claims }, key, { now, hours: PASSWORD_RESET_HOURS });
}

/** The content of a token, or `expired`, or `invalid` if this key did not sign it for this purpose. */
export async function readResetToken(
  token: string,
  key: string,
  now: Date,
): Promise<ResetToken | 'expired' | 'invalid'> {
  const read = await readLink(token, { purpose, schema }, key, now);
  if (typeof read === 'string') return read;
  return { uid: read.sub, id: read.jti, sessionsSince: read.since };
}
