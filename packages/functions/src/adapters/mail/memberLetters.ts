import type { Language } from '../../contract/languages.ts';
import { PASSWORD_RESET_HOURS, PENDING_REGISTRATION_DAYS } from '../../contract/limits.ts';
import { wordsIn } from '../../words/wordsIn.ts';
import type { Letter } from './rendering/letter.ts';

// Every letter to a member, or to somebody whose address was typed. An address that is not verified may be a stranger's: its
// letter quotes nothing of a form.

interface Recipient {
  readonly to: string;
  readonly language: Language;
}

interface Linked extends Recipient {
  readonly href: string;
}

interface Joining extends Linked {
  readonly venueName: string;
}

/** A letter with the words of its own, `{ subject, heading }`, and what it holds between the heading and the footer. */
const letter = (
  { to, language }: Recipient,
  { subject, heading }: { readonly subject: string; readonly heading: string },
  content: Pick<Letter, 'paragraphs' | 'facts' | 'quotation' | 'action' | 'notes'>,
): Letter => ({ to, language, subject, heading, ...content });

/** The membership number of somebody who has joined. Specification section 3, "Registration values". */
export function welcome(
  mail: Joining & { readonly firstName: string; readonly customerNumber: string },
): Letter {
  const { welcome: words, facts } = wordsIn(mail.language).letters;
  const heading = words.heading(mail.firstName);
  return letter(
    mail,
    { ...words, heading },
    {
      paragraphs: [words.text],
      facts: [
        [facts.membershipNumber, mail.customerNumber],
        [facts.homeCasino, mail.venueName],
      ],
      action: { label: words.action, href: mail.href },
      notes: [words.photoId],
    },
  );
}

/** For a registration with the address of a member. */
export function alreadyMember(mail: Joining): Letter {
  const { alreadyMember: words, notYou } = wordsIn(mail.language).letters;
  return letter(mail, words, {
    paragraphs: [words.text(mail.venueName)],
    action: { label: words.action, href: mail.href },
    notes: [words.reception, notYou.nothingHappens],
  });
}

/** How to verify the address of a registration. Specification section 3, "Registration values". */
export function registrationWaits(mail: Joining & { readonly customerNumber: string }): Letter {
  const { registrationWaits: words, facts, notYou } = wordsIn(mail.language).letters;
  return letter(mail, words, {
    paragraphs: [words.text, words.lapses(PENDING_REGISTRATION_DAYS)],
    facts: [
      [facts.membershipNumber, mail.customerNumber],
      [facts.homeCasino, mail.venueName],
    ],
    action: { label: words.action, href: mail.href },
    notes: [notYou.nothingHappens],
  });
}

/** For a password reset with an address without a login. */
export function noLogin(mail: Linked): Letter {
  const { noLogin: words, notYou } = wordsIn(mail.language).letters;
  return letter(mail, words, {
    paragraphs: [words.text],
    action: { label: words.action, href: mail.href },
    notes: [notYou.ignore],
  });
}

/** Specification section 9. */
export function resetPassword(mail: Linked): Letter {
  const { resetPassword: words, notYou } = wordsIn(mail.language).letters;
  return letter(mail, words, {
    paragraphs: [words.text(PASSWORD_RESET_HOURS)],
    action: { label: words.action, href: mail.href },
    notes: [words.once(PASSWORD_RESET_HOURS), notYou.passwordStays],
  });
}

/** For a new login with the address of an account without a password: its owner can choose one. */
export function choosePassword(mail: Linked): Letter {
  const { choosePassword: words, notYou } = wordsIn(mail.language).letters;
  return letter(mail, words, {
    paragraphs: [words.text(PASSWORD_RESET_HOURS)],
    action: { label: words.action, href: mail.href },
    notes: [words.once(PASSWORD_RESET_HOURS), notYou.nothingChanges],
  });
}

/** Specification section 1. */
export function verifyEmail(mail: Linked): Letter {
  const { verifyEmail: words } = wordsIn(mail.language).letters;
  return letter(mail, words, {
    paragraphs: [words.text],
    action: { label: words.action, href: mail.href },
    notes: [words.otherDevice, words.notChosen],
  });
}

/** To the new address of a login, which only the identity service knows so far. */
export function verifyNewAddress(mail: Linked): Letter {
  const { verifyNewAddress: words, notYou } = wordsIn(mail.language).letters;
  return letter(mail, words, {
    paragraphs: [words.text],
    action: { label: words.action, href: mail.href },
    notes: [words.oneDay, notYou.notChanged],
  });
}

/** For a new login or a verification with a verified address. */
export function alreadyVerified(mail: Linked): Letter {
  const { alreadyVerified: words, notYou } = wordsIn(mail.language).letters;
  return letter(mail, words, {
    paragraphs: [words.text],
    action: { label: words.action, href: mail.href },
    notes: [notYou.notAsked],
  });
}

/** The receipt of a data removal request. Specification section 6. */
export function removalReceived(mail: Recipient & { readonly reference: string }): Letter {
  const { removalReceived: words, facts } = wordsIn(mail.language).letters;
  const subject = words.subject(mail.reference);
  return letter(
    mail,
    { ...words, subject },
    {
      paragraphs: [words.text, words.stays],
      facts: [[facts.reference, mail.reference]],
      notes: [words.keep],
    },
  );
}

/**
 * The receipt of a support ticket. Specification section 3, "Support ticket".
 * @param mail `quoted` has the author's words; null if the address is not verified
 */
export function ticketReceived(
  mail: Recipient & {
    readonly reference: string;
    readonly quoted: { readonly name: string; readonly comments: string } | null;
  },
): Letter {
  const { reference, quoted } = mail;
  const { ticketReceived: words, facts, notYou } = wordsIn(mail.language).letters;
  const subject = words.subject(reference);
  return letter(
    mail,
    { subject, heading: words.heading(quoted?.name ?? null) },
    {
      paragraphs: [words.text],
      facts: [[facts.reference, reference]],
      ...(quoted ? { quotation: quoted.comments } : { notes: [notYou.notWritten] }),
    },
  );
}
