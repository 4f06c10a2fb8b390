import { resendVerificationEmailContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { appLinks, type LinkTarget } from '../../mail/appLinks.ts';
import { alreadyVerified } from '../../mail/templates/alreadyVerified.ts';
import { trySend } from '../../mail/trySend.ts';
import type { Services } from '../../stores/services.ts';
import { inEvenTime } from '../evenTime.ts';
import { sendVerification } from './sendVerification.ts';

const HOUR = 60 * 60;

/**
 * Sends the verification e-mail again, or says by e-mail that nothing is left to verify. The reply tells
 * nobody but the address's own signed-in user more. Specification sections 7 and 8.
 */
export const resendVerificationEmail = defineCallable(
  resendVerificationEmailContract,
  { auth: 'none', rateLimit: { calls: 60, seconds: HOUR, shared: true } },
  async ({ caller, request, services, limit }) => {
    const own = caller.uid === null ? null : await services.identities.find(caller.uid);
    if (own?.email === request.email && own.emailVerified) {
      return { success: false, isVerified: true };
    }
    await limit('verification', request.email, { calls: 5, seconds: HOUR });
    return inEvenTime(async () => {
      await sendWhatIsLeft(services, request.email, request);
      return { success: true, isVerified: false };
    });
  },
);

async function sendWhatIsLeft(services: Services, email: string, target: LinkTarget) {
  const login = await services.identities.findByEmail(email);
  if (login === null) return;
  if (!login.emailVerified) await sendVerification(services, email, target);
  else await trySend(services.mailer, alreadyVerified({ to: email, href: appLinks(target).logIn }));
}
