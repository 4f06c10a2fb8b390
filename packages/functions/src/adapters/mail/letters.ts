import type { Letters } from '../../domain/ports/letters.ts';
import { config, required } from '../../runtime/config.ts';
import { appLinks } from './appLinks.ts';
import * as member from './memberLetters.ts';
import { toMail } from './rendering/letter.ts';
import { removalForSupport, ticketForSupport } from './supportLetters.ts';

const supportDesk = () => required(config.supportEmail);

/** The e-mails, with the links and the support desk of the deployment's settings. */
export const letters: Letters = {
  welcome: (mail) => toMail(member.welcome({ ...mail, href: appLinks().home })),
  alreadyMember: (mail) => toMail(member.alreadyMember({ ...mail, href: appLinks().logIn })),
  registrationWaits: (mail) =>
    toMail(member.registrationWaits({ ...mail, href: appLinks().createLogin })),
  noLogin: ({ target, ...mail }) =>
    toMail(member.noLogin({ ...mail, href: appLinks(target).createLogin })),
  resetPassword: ({ target, token, ...mail }) =>
    toMail(member.resetPassword({ ...mail, href: appLinks(target).resetPassword(token) })),
  choosePassword: ({ target, token, ...mail }) =>
    toMail(member.choosePassword({ ...mail, href: appLinks(target).resetPassword(token) })),
  verifyEmail: ({ target, code, ...mail }) =>
    toMail(member.verifyEmail({ ...mail, href: appLinks(target).verifyEmail(code) })),
  verifyNewAddress: ({ target, token, ...mail }) =>
    toMail(member.verifyNewAddress({ ...mail, href: appLinks(target).verifyAddress(token) })),
  alreadyVerified: ({ target, ...mail }) =>
    toMail(member.alreadyVerified({ ...mail, href: appLinks(target).logIn })),
  removalForSupport: (request) => toMail(removalForSupport({ to: supportDesk(), ...request })),
  removalReceived: (receipt) => toMail(member.removalReceived(receipt)),
  ticketForSupport: (ticket) => toMail(ticketForSupport({ to: supportDesk(), ...ticket })),
  ticketReceived: (receipt) => toMail(member.ticketReceived(receipt)),
};
