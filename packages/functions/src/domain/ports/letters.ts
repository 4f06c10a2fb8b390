import type { Language } from '../../contract/languages.ts';
import type { RemovalRequest } from './deletions.ts';
import type { Mail } from './mail.ts';
import type { LinkTarget } from './outgoing.ts';
import type { Ticket } from './tickets.ts';

/** The address of an e-mail with a link, and the origin that the caller requests for the link. */
export interface LinkedMail {
  readonly to: string;
  readonly language: Language;
  readonly target: LinkTarget;
}

/** The e-mail of a casino to a person who joins it, or wants to. */
interface JoiningMail {
  readonly to: string;
  readonly language: Language;
  readonly venueName: string;
}

/** A ticket with what the support desk must know about its author. */
export interface TicketLetter extends Ticket {
  readonly reference: string;
  /** The reference that the app showed with an error; null if there was none. */
  readonly visitReference: string | null;
  readonly addressProven: boolean;
  readonly numberProven: boolean;
}

/**
 * Writes the e-mails: their texts, their links to the app, and the address of the support desk. Those to members are in
 * the given language, those to the support desk in English.
 */
export interface Letters {
  welcome(
    mail: JoiningMail & { readonly firstName: string; readonly customerNumber: string },
  ): Mail;
  /** The address of a registration belongs to a member already. */
  alreadyMember(mail: JoiningMail): Mail;
  /** A registration waits for the verification of its address. */
  registrationWaits(mail: JoiningMail & { readonly customerNumber: string }): Mail;
  /** There is no login whose password could be reset. */
  noLogin(mail: LinkedMail): Mail;
  resetPassword(mail: LinkedMail & { readonly token: string }): Mail;
  /** The login has no password yet. */
  choosePassword(mail: LinkedMail & { readonly token: string }): Mail;
  verifyEmail(mail: LinkedMail & { readonly code: string }): Mail;
  verifyNewAddress(mail: LinkedMail & { readonly token: string }): Mail;
  alreadyVerified(mail: LinkedMail): Mail;
  /** A data removal request, to the support desk. */
  removalForSupport(
    request: Omit<RemovalRequest, 'language'> & { readonly requestedAt: string },
  ): Mail;
  /** Its reference, to the member. */
  removalReceived(receipt: {
    readonly to: string;
    readonly reference: string;
    readonly language: Language;
  }): Mail;
  /** A ticket, to the support desk. */
  ticketForSupport(ticket: TicketLetter): Mail;
  /** @param receipt `quoted` is null if the address may be a stranger's: then nothing of the ticket is quoted */
  ticketReceived(receipt: {
    readonly to: string;
    readonly language: Language;
    readonly reference: string;
    readonly quoted: { readonly name: string; readonly comments: string } | null;
  }): Mail;
}
