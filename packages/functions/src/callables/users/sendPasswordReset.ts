import { sendPasswordResetContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { appLinks, type LinkTarget } from '../../mail/appLinks.ts';
import { type Letter, toMail } from '../../mail/letter.ts';
import { noLogin } from '../../mail/templates/noLogin.ts';
import { resetPassword } from '../../mail/templates/resetPassword.ts';
import type { Services } from '../../stores/services.ts';
import { inEvenTime } from '../evenTime.ts';

const HOUR = 60 * 60;

/**
 * Sends the link with which a new password is chosen; to an address without a login, an e-mail that says
 * so. Reply and work are the same for both, so neither words nor time tell which addresses have a login.
 * Specification sections 7 and 9.
 */
export const sendPasswordReset = defineCallable(
  sendPasswordResetContract,
  { auth: 'none', rateLimit: { calls: 60, seconds: HOUR, shared: true } },
  async ({ request, services, limit }) => {
    await limit('password-reset', request.email, { calls: 3, seconds: HOUR });
    return inEvenTime(async () => {
      await services.mailer.send(toMail(await letterTo(request.email, request, services)));
      return { success: true };
    });
  },
);

async function letterTo(to: string, target: LinkTarget, { identities }: Services): Promise<Letter> {
  const links = appLinks(target);
  if ((await identities.findByEmail(to)) === null) return noLogin({ to, href: links.createLogin });
  return resetPassword({ to, href: links.resetPassword(await identities.passwordResetCode(to)) });
}
