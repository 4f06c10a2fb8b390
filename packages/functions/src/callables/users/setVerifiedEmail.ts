import { defineCallable } from '../../composition/defineCallable.ts';
import { setVerifiedEmailContract } from '../../contract/users/setVerifiedEmail.ts';
import { isRecentSignIn } from '../../domain/accounts/isRecentSignIn.ts';
import { addressLinkRefusal } from '../../domain/links/addressLinks.ts';
import { callableError } from '../../pipeline/errors.ts';

/**
 * Copies the identity service's record of the caller to their profile. Does not trust the token, which may be
 * outdated. The identity service does not prove an address that it changed: the caller must open the link of our e-mail to the
 * address, and sign in with the password, as for a new login. Specification section 7.
 */
export const setVerifiedEmail = defineCallable(
  setVerifiedEmailContract,
  {
    auth: 'user',
    rateLimit: { calls: 60, seconds: 60, shared: true },
    // The app calls it for every member who returns from the verification e-mail, and it sends no e-mail.
    addressLimit: { calls: 600, seconds: 60 * 60 },
    checkSession: true,
  },
  async ({ caller, request, services, now, language }) => {
    const { uid, profile, signedInAt } = caller;
    const login = await services.identities.find(uid);
    if (login === null) throw callableError('unauthenticated');
    if (profile === null || profile.emailAddress === login.email) {
      await services.profiles.save(login, language);
      return { success: login.emailVerified };
    }
    const token = request?.token;
    if (token === undefined) {
      const provenEmail = profile.emailVerified ? profile.emailAddress : null;
      return { success: false, error: 'address-changed', provenEmail } as const;
    }
    const refusal = await addressLinkRefusal(token, login, services.keys.link(), now);
    if (refusal !== null) return { success: false, error: refusal };
    if (!isRecentSignIn(signedInAt, now)) {
      return { success: false, error: 'password-required' } as const;
    }
    await services.profiles.changeAddress(uid, login.email);
    return { success: login.emailVerified };
  },
);
