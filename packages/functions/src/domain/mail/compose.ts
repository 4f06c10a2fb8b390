import { appLinks } from '../../adapters/mail/appLinks.ts';
import { toMail } from '../../adapters/mail/letter.ts';
import { alreadyVerified } from '../../adapters/mail/templates/alreadyVerified.ts';
import { choosePassword } from '../../adapters/mail/templates/choosePassword.ts';
import { noLogin } from '../../adapters/mail/templates/noLogin.ts';
import { resetPassword } from '../../adapters/mail/templates/resetPassword.ts';
import { verifyEmail } from '../../adapters/mail/templates/verifyEmail.ts';
import { verifyNewAddress } from '../../adapters/mail/templates/verifyNewAddress.ts';
import type { Services } from '../../composition/services.ts';
import { signAddressLink } from '../links/addressLinks.ts';
import { beginReset } from '../links/passwordResets.ts';
import type { Mail } from '../ports/mail.ts';
import type { WaitingMail } from '../ports/outgoing.ts';

/**
 * Creates the e-mail at the time of sending. An e-mail with a link depends on the current state of its
 * address; null if nothing is left to send. Specification sections 7 and 9.
 */
export async function compose(
  waiting: WaitingMail,
  services: Pick<Services, 'identities' | 'passwordResets' | 'profiles'>,
): Promise<Mail | null> {
  if ('mail' in waiting) return waiting.mail;
  const { kind, to, target } = waiting;
  const { identities } = services;
  const links = appLinks(target);
  const login = await identities.findByEmail(to);
  if (kind === 'password-reset') {
    if (login === null) return toMail(noLogin({ to, href: links.createLogin }));
    const token = await beginReset(login.uid, services, new Date());
    return toMail(resetPassword({ to, href: links.resetPassword(token) }));
  }
  if (login === null) return null;
  if (!login.hasPassword) {
    const token = await beginReset(login.uid, services, new Date());
    return toMail(choosePassword({ to, href: links.resetPassword(token) }));
  }
  const profile = await services.profiles.find(login.uid);
  if (profile !== null && profile.emailAddress !== login.email) {
    const token = await signAddressLink(login, new Date());
    return toMail(verifyNewAddress({ to, href: links.verifyAddress(token) }));
  }
  if (login.emailVerified) return toMail(alreadyVerified({ to, href: links.logIn }));
  const code = await identities.verificationCode(to);
  return toMail(verifyEmail({ to, href: links.verifyEmail(code) }));
}
