import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import { signAddressLink } from '../links/addressLinks.ts';
import { beginReset } from '../links/passwordResets.ts';
import type { Mail } from '../ports/mail.ts';
import type { WaitingMail } from '../ports/outgoing.ts';
import type { Services } from '../ports/services.ts';

/**
 * Creates the e-mail at the time of sending. An e-mail with a link depends on the current state of its
 * address; null if nothing is left to send. Its language is that of the profile, or else of the call. Specification
 * sections 7 and 9.
 */
export async function compose(
  waiting: WaitingMail,
  services: Pick<Services, 'identities' | 'passwordResets' | 'profiles' | 'letters' | 'keys'>,
): Promise<Mail | null> {
  if ('mail' in waiting) return waiting.mail;
  const { kind, to, target } = waiting;
  const { identities, letters, keys } = services;
  const login = await identities.findByEmail(to);
  const profile = login && (await services.profiles.find(login.uid));
  const language = profile?.language ?? waiting.language ?? DEFAULT_LANGUAGE;
  const mail = { to, target, language };
  if (kind === 'password-reset') {
    if (login === null) return letters.noLogin(mail);
    const token = await beginReset(login.uid, services, new Date());
    return letters.resetPassword({ ...mail, token });
  }
  if (login === null) return null;
  if (!login.hasPassword) {
    const token = await beginReset(login.uid, services, new Date());
    return letters.choosePassword({ ...mail, token });
  }
  if (profile !== null && profile.emailAddress !== login.email) {
    const token = await signAddressLink(login, keys.link(), new Date());
    return letters.verifyNewAddress({ ...mail, token });
  }
  if (login.emailVerified) return letters.alreadyVerified(mail);
  const code = await identities.verificationCode(to);
  return letters.verifyEmail({ ...mail, code });
}
