import { setSaferGamblingContract, stepPromotionFree } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { refusal } from '../../wrapper/errors.ts';

/** Sets promotion-free mode and the reality check, for every device of the caller. */
export const setSaferGambling = defineCallable(
  setSaferGamblingContract,
  { auth: 'verified', rateLimit: { calls: 20, seconds: 60, shared: true }, checkSession: true },
  async ({ caller, request, services, now }) => {
    const { promotionFree: step, ...plain } = request.change;
    let success = true;
    const result = await services.profiles.changeSaferGambling(caller.uid, (current) => {
      const mode = step ? stepPromotionFree(current.promotionFree, step, now) : null;
      success = mode !== 'too-early';
      if (mode === 'too-early') return null;
      return { ...current, ...plain, ...(step && { promotionFree: mode }) };
    });
    if (result === null) throw refusal('not-found', 'User Profile not found!');
    return { success, result };
  },
);
