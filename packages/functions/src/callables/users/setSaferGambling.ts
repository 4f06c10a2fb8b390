import { defineCallable } from '../../composition/defineCallable.ts';
import { stepPromotionFree } from '../../contract/rules/saferGambling.ts';
import { setSaferGamblingContract } from '../../contract/users/setSaferGambling.ts';
import { evidenceOfAddress } from '../../domain/persons/lookUp.ts';
import { turnOnForResembling } from '../../domain/persons/promotionFree.ts';
import { config } from '../../runtime/config.ts';

/**
 * Sets promotion-free mode and the reality check of the person, for all of their logins and devices. Turning the mode on
 * also turns it on for later logins that resemble the person.
 */
export const setSaferGambling = defineCallable(
  setSaferGamblingContract,
  {
    auth: 'verified',
    rateLimit: { calls: 20, seconds: 60, shared: true },
    checkSession: true,
    secrets: [config.personKey],
  },
  async ({ caller, request, services, now }) => {
    const { promotionFree: step, ...plain } = request.change;
    const { profile } = caller;
    const person = profile.personId ?? evidenceOfAddress(caller.email, now);
    const login = { uid: caller.uid, person };
    let success = true;
    const result = await services.persons.changeSaferGambling(login, (current) => {
      const mode = step ? stepPromotionFree(current.promotionFree, step, now) : null;
      success = mode !== 'too-early';
      if (mode === 'too-early') return null;
      return { ...current, ...plain, ...(step && { promotionFree: mode }) };
    });
    if (step === 'on') await turnOnForResembling(caller.uid, now, services);
    await services.walletPasses.recheck(profile.memberships.map(({ crmId }) => crmId));
    return { success, result };
  },
);
