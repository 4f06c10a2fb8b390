import { defineCallable } from '../../composition/defineCallable.ts';
import { setLanguageContract } from '../../contract/users/setLanguage.ts';
import { callableError } from '../../pipeline/errors.ts';

const HOUR = 60 * 60;

/**
 * Stores the language of the caller, and requests a check of their passes, which then change within minutes. Also for a
 * login whose address is not proven, because its e-mails have a language too. Idempotent.
 */
export const setLanguage = defineCallable(
  setLanguageContract,
  {
    auth: 'user',
    rateLimit: { calls: 20, seconds: HOUR, shared: true },
    // The members in one casino share an address, and the call sends no e-mail.
    addressLimit: { calls: 600, seconds: HOUR },
    checkSession: true,
  },
  async ({ caller, request: { language }, services }) => {
    const { uid, profile } = caller;
    if (profile === null) {
      const login = await services.identities.find(uid);
      if (login === null) throw callableError('unauthenticated');
      await services.profiles.save(login, language);
      return { success: true } as const;
    }
    if (profile.language !== language) await services.profiles.setLanguage(uid, language);
    await services.walletPasses.recheck(profile.memberships.map(({ crmId }) => crmId));
    return { success: true } as const;
  },
);
