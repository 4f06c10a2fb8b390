import type { DeliveryFailure } from '../ports/mail.ts';
import type { Claim } from '../ports/outbox.ts';
import type { OutgoingMail, PassUpdate } from '../ports/outgoing.ts';
import type { Services } from '../ports/services.ts';
import { compose } from './compose.ts';
import { toDeliveryFailure } from './deliveryFailure.ts';

/** The services for sending e-mails. */
export type MailServices = Pick<
  Services,
  | 'outbox'
  | 'mailer'
  | 'letters'
  | 'logDelivery'
  | 'identities'
  | 'passwordResets'
  | 'profiles'
  | 'keys'
>;

/** Updates a pass in a wallet. Rejects if the wallet's service did not accept it. */
export type UpdatePass = (update: PassUpdate) => Promise<void>;

/** Sends a claimed message. Rejects if it was not accepted. */
type Send = (claim: Claim, services: MailServices) => Promise<void>;

/** `left`: another process has claimed it, or nothing was left to send. */
type Outcome = 'sent' | 'waits' | 'given-up' | 'left';

const FIRST_WAIT_MS = 60 * 1_000;
const LONGEST_WAIT_MS = 60 * 60 * 1_000;

/** The limits of one run of the schedule: e-mails, concurrency and duration. The next run continues. */
const RUN = { mails: 200, atOnce: 4, forMs: 40 * 1_000 } as const;

/**
 * Adds e-mails to the outbox and tries to send each once. Resolves with true if all were sent; the others
 * wait in the outbox. Rejects only if the outbox fails.
 */
export async function sendMails(
  mails: readonly OutgoingMail[],
  services: MailServices,
): Promise<boolean> {
  return deliverAll(await services.outbox.add(mails, new Date()), services);
}

/** Tries to send e-mails of the outbox. Resolves with true if all were sent. Never rejects. */
export async function deliverAll(ids: readonly string[], services: MailServices): Promise<boolean> {
  const outcomes = await Promise.allSettled(
    ids.map((id) => deliver(id, services, new Date(), sendMail)),
  );
  return outcomes.every(
    ({ status, ...rest }) => status === 'fulfilled' && 'value' in rest && rest.value === 'sent',
  );
}

/** Tries to send every due e-mail and update of a pass. Rejects with all internal failures, after trying all. */
export async function deliverDue(
  services: MailServices,
  now: Date,
  updatePass: UpdatePass,
): Promise<void> {
  const send: Send = (claim, given) =>
    claim.waiting.kind === 'wallet-pass' ? updatePass(claim.waiting) : sendMail(claim, given);
  const until = performance.now() + RUN.forMs;
  const waiting = [...(await services.outbox.due(now, RUN.mails))];
  const failures: unknown[] = [];
  const lane = async () => {
    while (performance.now() < until) {
      const id = waiting.shift();
      if (id === undefined) return;
      await deliver(id, services, now, send).catch((failure: unknown) => failures.push(failure));
    }
  };
  await Promise.all(Array.from({ length: RUN.atOnce }, lane));
  if (failures.length > 0) throw new AggregateError(failures, 'Some e-mails could not be tried.');
}

async function deliver(
  id: string,
  services: MailServices,
  now: Date,
  send: Send,
): Promise<Outcome> {
  const { outbox, logDelivery } = services;
  const claim = await outbox.claim(id, now);
  if (claim === null) return 'left';
  const { kind, attempts, giveUpAt } = claim.waiting;
  const failure = await failureOfTry(claim, services, now, send);
  if (failure === null) {
    logDelivery({ mail: id, kind, attempts, outcome: 'sent' });
    await outbox.settle(claim, 'sent');
    return 'sent';
  }
  const retryAt = new Date(now.getTime() + waitAfter(attempts));
  const isFinal = failure.refused && kind !== 'for-desk';
  const givenUp = isFinal || retryAt.getTime() > Date.parse(giveUpAt);
  const outcome = givenUp ? 'given-up' : 'waits';
  logDelivery({ mail: id, kind, attempts, outcome, failure });
  await outbox.settle(claim, givenUp ? 'given-up' : { retryAt });
  return outcome;
}

/** Sends a message and returns the failure, or null. A message past its lifetime is not sent. */
async function failureOfTry(
  claim: Claim,
  services: MailServices,
  now: Date,
  send: Send,
): Promise<DeliveryFailure | null> {
  if (now.getTime() > Date.parse(claim.waiting.giveUpAt))
    return { code: 'EXPIRED', refused: false };
  try {
    await send(claim, services);
    return null;
  } catch (error) {
    return toDeliveryFailure(error);
  }
}

async function sendMail({ id, waiting }: Claim, services: MailServices): Promise<void> {
  if (waiting.kind === 'wallet-pass') throw new TypeError('This is not an e-mail.');
  const mail = await compose(waiting, services);
  if (mail) await services.mailer.send(mail, id);
}

/** Exponential backoff, up to an hour. */
function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}
