import { signAddressLink } from '../links/addressLinks.ts';
import { beginReset } from '../links/passwordResets.ts';
import type { Mail } from '../ports/mail.ts';
import type { WaitingMail } from '../ports/outgoing.ts';
import type { Services } from '../ports/services.ts';

/**
 * Creates the e-mail at the time of sending. An e-mail with a link depends on the current state of its
 * address; null if nothing is left to send. Specification sections 7 and 9.
 */
export async function compose(
  waiting: WaitingMail,
  services: Pick<Services, 'identities' | 'passwordResets' | 'profiles' | 'letters' | 'keys'>,
): Promise<Mail | null> {
  if ('mail' in waiting) return waiting.mail;
  const { kind, to, target } = waiting;
  const { identities, letters, keys } = services;
  const login = await identities.findByEmail(to);
  if (kind === 'password-reset') {
    if (login === null) return letters.noLogin({ to, target });
    const token = await beginReset(login.uid, services, new Date());
    return letters.resetPassword({ to, target, token });
  }
  if (login === null) return null;
  if (!login.hasPassword) {
    const token = await beginReset(login.uid, services, new Date());
    return letters.choosePassword({ to, target, token });
  }
  const profile = await services.profiles.find(login.uid);
  if (profile !== null && profile.emailAddress !== login.email) {
    const token = await signAddressLink(login, keys.link(), new Date());
    return letters.verifyNewAddress({ to, target, token });
  }
  if (login.emailVerified) return letters.alreadyVerified({ to, target });
  const code = await identities.verificationCode(to);
  return letters.verifyEmail({ to, target, code });
}
