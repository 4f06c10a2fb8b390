import type { OutgoingMail } from '../../domain/ports/outgoing.ts';
import { config, required } from '../../runtime/config.ts';
import type { Deletion } from '../firestore/accounts/deletions.ts';
import { toMail } from './letter.ts';
import { removalForSupport } from './templates/removalForSupport.ts';
import { removalReceived } from './templates/removalReceived.ts';

/**
 * The e-mails of a data removal request: the request to the support desk, and its reference to the member.
 * Specification section 6.
 */
export function removalMails(
  { reference, emailAddress, customerNumbers }: NonNullable<Deletion['removal']>,
  requestedAt: string,
): readonly OutgoingMail[] {
  const request = { reference, customerNumbers, email: emailAddress, requestedAt };
  const desk = toMail(removalForSupport({ to: required(config.supportEmail), ...request }));
  const mails: OutgoingMail[] = [
    { kind: 'for-desk', key: `removal-${reference}-desk`, mail: desk },
  ];
  if (emailAddress !== null) {
    const mail = toMail(removalReceived({ to: emailAddress, reference }));
    mails.push({ kind: 'letter', key: `removal-${reference}-member`, mail });
  }
  return mails;
}
