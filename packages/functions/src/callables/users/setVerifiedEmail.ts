import { setVerifiedEmailContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { callableError } from '../../wrapper/errors.ts';

/**
 * Copies the identity service's record of the caller to their profile. Trusts neither the request, which is
 * empty, nor the token, which may be outdated. Specification section 7.
 */
export const setVerifiedEmail = defineCallable(
  setVerifiedEmailContract,
  {
    auth: 'user',
    rateLimit: { calls: 60, seconds: 60, shared: true },
    // The app calls it for every member who returns from the verification e-mail, and it sends no e-mail.
    addressLimit: { calls: 600, seconds: 60 * 60 },
  },
  async ({ caller, services }) => {
    const login = await services.identities.find(caller.uid);
    if (login === null) throw callableError('unauthenticated');
    await services.profiles.keep(login);
    return { success: login.emailVerified };
  },
);
