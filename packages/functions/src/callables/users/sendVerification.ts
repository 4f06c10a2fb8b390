import { appLinks, type LinkTarget } from '../../mail/appLinks.ts';
import { verifyEmail } from '../../mail/templates/verifyEmail.ts';
import { trySend } from '../../mail/trySend.ts';
import type { Services } from '../../stores/services.ts';

/** Sends the e-mail that verifies a login's address; false where it could not be sent. */
export async function sendVerification(
  { identities, mailer }: Services,
  email: string,
  target: LinkTarget,
): Promise<boolean> {
  const code = await identities.verificationCode(email);
  return trySend(mailer, verifyEmail({ to: email, href: appLinks(target).verifyEmail(code) }));
}
