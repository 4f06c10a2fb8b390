import { defineCallable } from '../../composition/defineCallable.ts';
import { resendVerificationEmailContract } from '../../contract/users/resendVerificationEmail.ts';
import { toMailbox } from '../../domain/addresses/mailbox.ts';
import { provenAddress } from '../../domain/addresses/provenAddress.ts';
import { sendMails } from '../../domain/mail/sendMails.ts';
import { inEvenTime } from '../evenTime.ts';

const HOUR = 60 * 60;

/**
 * Sends the verification e-mail again, or an e-mail that the address is verified already. Only the signed-in user
 * of the address learns more from the reply. Specification sections 7 and 8.
 */
export const resendVerificationEmail = defineCallable(
  resendVerificationEmailContract,
  { auth: 'anyone', rateLimit: { calls: 60, seconds: HOUR, shared: true } },
  async ({ caller, request, services, limit, limitMail, language }) => {
    const { email, ...target } = request;
    // The token may be older than the verification.
    const own = caller.uid === null ? null : await services.identities.find(caller.uid);
    if (own && provenAddress(caller.profile, own) === email) {
      return { success: false, isVerified: true };
    }
    await limit('verification', toMailbox(email), { calls: 5, seconds: HOUR });
    await limitMail(email);
    return inEvenTime(async () => {
      await sendMails([{ kind: 'verification', to: email, target, language }], services);
      return { success: true, isVerified: false };
    });
  },
);
