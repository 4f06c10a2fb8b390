import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import type { RemovalRequest } from '../ports/deletions.ts';
import type { Letters } from '../ports/letters.ts';
import type { OutgoingMail } from '../ports/outgoing.ts';

/**
 * The e-mails of a data removal request: the request to the support desk, and its reference to the member.
 * Specification section 6.
 */
export function removalMails(
  removal: RemovalRequest,
  requestedAt: string,
  letters: Letters,
): readonly OutgoingMail[] {
  const { reference, emailAddress, language = DEFAULT_LANGUAGE, ...others } = removal;
  const desk = letters.removalForSupport({ ...others, reference, emailAddress, requestedAt });
  const mails: OutgoingMail[] = [
    { kind: 'for-desk', key: `removal-${reference}-desk`, mail: desk },
  ];
  if (emailAddress !== null) {
    const mail = letters.removalReceived({ to: emailAddress, reference, language });
    mails.push({ kind: 'letter', key: `removal-${reference}-member`, mail });
  }
  return mails;
}
