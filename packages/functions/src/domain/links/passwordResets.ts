import { randomUUID } from 'node:crypto';
import { PASSWORD_RESET_HOURS } from '../../contract/limits.ts';
import type { ResetRefusal } from '../../contract/users/openPasswordReset.ts';
import type { Services } from '../ports/services.ts';
import { readResetToken, signResetToken } from './resetTokens.ts';

type ResetServices = Pick<Services, 'identities' | 'passwordResets' | 'keys'>;

/** Creates the token of a reset link for a login, and invalidates earlier links. */
export async function beginReset(uid: string, services: ResetServices, now: Date): Promise<string> {
  const login = await services.identities.credentialsOf(uid);
  if (login === null) throw new Error('There is no such login.');
  const id = randomUUID();
  const removeAt = new Date(now.getTime() + PASSWORD_RESET_HOURS * 60 * 60 * 1_000);
  await services.passwordResets.begin(uid, id, removeAt);
  const { sessionsSince } = login;
  return signResetToken({ uid, id, sessionsSince }, services.keys.link(), now);
}

/**
 * Returns a code of the identity service for the login of a reset link, or the reason for which the link is
 * rejected. Changes nothing, so that a mail scanner that opens the link does not use it up.
 */
export async function openReset(
  token: string,
  { identities, passwordResets, keys }: ResetServices,
  now: Date,
): Promise<{ readonly oobCode: string } | ResetRefusal> {
  const read = await readResetToken(token, keys.link(), now);
  if (typeof read === 'string') return read;
  const [login, latest] = await Promise.all([
    identities.credentialsOf(read.uid),
    passwordResets.latest(read.uid),
  ]);
  if (login === null || login.disabled) return 'invalid';
  if (login.sessionsSince !== read.sessionsSince) return 'used';
  if (latest !== read.id) return 'replaced';
  return { oobCode: await identities.passwordResetCode(login.email) };
}
