import type { Letters } from '../../domain/ports/letters.ts';
import { config, required } from '../../runtime/config.ts';
import { appLinks } from './appLinks.ts';
import { toMail } from './rendering/letter.ts';
import { alreadyMember } from './templates/alreadyMember.ts';
import { alreadyVerified } from './templates/alreadyVerified.ts';
import { choosePassword } from './templates/choosePassword.ts';
import { noLogin } from './templates/noLogin.ts';
import { registrationWaits } from './templates/registrationWaits.ts';
import { removalForSupport } from './templates/removalForSupport.ts';
import { removalReceived } from './templates/removalReceived.ts';
import { resetPassword } from './templates/resetPassword.ts';
import { ticketForSupport } from './templates/ticketForSupport.ts';
import { ticketReceived } from './templates/ticketReceived.ts';
import { verifyEmail } from './templates/verifyEmail.ts';
import { verifyNewAddress } from './templates/verifyNewAddress.ts';
import { welcome } from './templates/welcome.ts';

const supportDesk = () => required(config.supportEmail);

/** The e-mails from the templates, with the links and the support desk of the deployment's settings. */
export const letters: Letters = {
  welcome: (mail) => toMail(welcome({ ...mail, href: appLinks().home })),
  alreadyMember: (mail) => toMail(alreadyMember({ ...mail, href: appLinks().logIn })),
  registrationWaits: (mail) => toMail(registrationWaits({ ...mail, href: appLinks().createLogin })),
  noLogin: ({ target, ...mail }) =>
    toMail(noLogin({ ...mail, href: appLinks(target).createLogin })),
  resetPassword: ({ target, token, ...mail }) =>
    toMail(resetPassword({ ...mail, href: appLinks(target).resetPassword(token) })),
  choosePassword: ({ target, token, ...mail }) =>
    toMail(choosePassword({ ...mail, href: appLinks(target).resetPassword(token) })),
  verifyEmail: ({ target, code, ...mail }) =>
    toMail(verifyEmail({ ...mail, href: appLinks(target).verifyEmail(code) })),
  verifyNewAddress: ({ target, token, ...mail }) =>
    toMail(verifyNewAddress({ ...mail, href: appLinks(target).verifyAddress(token) })),
  alreadyVerified: ({ target, ...mail }) =>
    toMail(alreadyVerified({ ...mail, href: appLinks(target).logIn })),
  removalForSupport: ({ emailAddress: email, ...request }) =>
    toMail(removalForSupport({ to: supportDesk(), email, ...request })),
  removalReceived: (receipt) => toMail(removalReceived(receipt)),
  ticketForSupport: (ticket) => toMail(ticketForSupport({ to: supportDesk(), ...ticket })),
  ticketReceived: (receipt) => toMail(ticketReceived(receipt)),
};
