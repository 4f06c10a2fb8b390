import { defineCallable } from '../../composition/defineCallable.ts';
import { sendPasswordResetContract } from '../../contract/users/sendPasswordReset.ts';
import { toMailbox } from '../../domain/addresses/mailbox.ts';
import { sendMails } from '../../domain/mail/sendMails.ts';
import { inEvenTime } from '../evenTime.ts';
import { failureReply } from '../failureReply.ts';

const HOUR = 60 * 60;

/**
 * Sends a password reset link, or to an address without a login an e-mail that says so. Reply and duration
 * are the same for both, so that they do not disclose which addresses have a login. An account without a
 * password, such as one of another identity provider, is rejected in the same time. The link is created
 * when its e-mail is sent, so that it works for its full time. Specification sections 7, 8 and 9.
 */
export const sendPasswordReset = defineCallable(
  sendPasswordResetContract,
  { auth: 'none', rateLimit: { calls: 60, seconds: HOUR, shared: true } },
  async ({ request, services, limit, limitMail, language }) => {
    const { email: to, ...target } = request;
    await limit('password-reset', toMailbox(to), { calls: 3, seconds: HOUR });
    await limitMail(to);
    return inEvenTime(async () => {
      const login = await services.identities.findByEmail(to);
      if (login?.hasPassword === false) {
        return {
          ...failureReply('no-password-login', language),
          code: 'no-password-login' as const,
        };
      }
      await sendMails([{ kind: 'password-reset', to, target, language }], services);
      return { success: true };
    });
  },
);
