import { defineCallable } from '../../composition/defineCallable.ts';
import { restoreEmailContract } from '../../contract/users/restoreEmail.ts';
import { endSessions } from '../../domain/accounts/sessions.ts';
import { callableError } from '../../pipeline/errors.ts';

/** Restores only an address that our e-mail verified for this login. */
export const restoreEmail = defineCallable(
  restoreEmailContract,
  { auth: 'user', rateLimit: { calls: 10, seconds: 3_600, shared: true }, checkSession: true },
  async ({ caller, services, now }) => {
    const { uid, profile } = caller;
    const login = await services.identities.find(uid);
    if (login === null) throw callableError('unauthenticated');
    if (!profile?.emailVerified) return { success: false };
    if (login.email === profile.emailAddress) return { success: true };
    const success = await services.identities.setVerifiedAddress(uid, profile.emailAddress);
    if (success) await endSessions(uid, services, now);
    return { success };
  },
);
