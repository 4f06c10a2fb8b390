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
  const { reference, emailAddress } = removal;
  const desk = letters.removalForSupport({ ...removal, requestedAt });
  const mails: OutgoingMail[] = [
    { kind: 'for-desk', key: `removal-${reference}-desk`, mail: desk },
  ];
  if (emailAddress !== null) {
    const mail = letters.removalReceived({ to: emailAddress, reference });
    mails.push({ kind: 'letter', key: `removal-${reference}-member`, mail });
  }
  return mails;
}
