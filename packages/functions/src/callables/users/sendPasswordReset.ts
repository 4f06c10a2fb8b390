import { sendPasswordResetContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { mailboxOf } from '../../domain/mailbox.ts';
import { post } from '../../mail/post.ts';
import { inEvenTime } from '../evenTime.ts';
import { refused } from '../refused.ts';

const HOUR = 60 * 60;

/**
 * Sends the link with which a new password is chosen; to an address without a login, an e-mail that says
 * so. Reply and work are the same for both, so neither words nor time tell which addresses have a login.
 * An account without a password login, such as one of another identity provider, is refused in the same time.
 * A link is made when its e-mail is sent, and so works its full time. Specification sections 7, 8 and 9.
 */
export const sendPasswordReset = defineCallable(
  sendPasswordResetContract,
  { auth: 'none', rateLimit: { calls: 60, seconds: HOUR, shared: true } },
  async ({ request, services, limit, limitMail }) => {
    const { email: to, ...target } = request;
    await limit('password-reset', mailboxOf(to), { calls: 3, seconds: HOUR });
    await limitMail(to);
    return inEvenTime(async () => {
      const login = await services.identities.findByEmail(to);
      if (login?.hasPassword === false) {
        return { ...refused('no-password-login'), code: 'no-password-login' as const };
      }
      await post([{ kind: 'password-reset', to, target }], services);
      return { success: true };
    });
  },
);
