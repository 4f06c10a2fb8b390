import { config, required } from '../config.ts';
import type { Deletion } from '../stores/deletions.ts';
import { toMail } from './letter.ts';
import type { Mailer } from './mail.ts';
import { removalForSupport } from './templates/removalForSupport.ts';
import { removalReceived } from './templates/removalReceived.ts';

/**
 * Sends a data removal request to the support desk, and its reference to the member. Sent again after a
 * fault it may arrive twice: both carry the reference. Specification section 6.
 */
export async function sendRemovalRequest(
  mailer: Mailer,
  { reference, emailAddress, customerNumbers }: NonNullable<Deletion['removal']>,
  requestedAt: string,
): Promise<void> {
  const request = { reference, customerNumbers, email: emailAddress, requestedAt };
  const to = required(config.supportEmail);
  await mailer.send(toMail(removalForSupport({ to, ...request })));
  if (emailAddress === null) return;
  await mailer.send(toMail(removalReceived({ to: emailAddress, reference })));
}
