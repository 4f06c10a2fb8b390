import type { Claim } from '../stores/outbox.ts';
import type { Services } from '../stores/services.ts';
import { compose } from './compose.ts';
import { failureOf, logMail, type MailFailure } from './mailLog.ts';
import type { OutgoingMail } from './outgoing.ts';

/** What sending works with. */
export type PostServices = Pick<Services, 'outbox' | 'mailer' | 'identities' | 'passwordResets'>;

/** `left`: somebody else has it in hand, or nothing was left to send. */
type Outcome = 'sent' | 'waits' | 'given-up' | 'left';

const FIRST_WAIT_MS = 60 * 1_000;
const LONGEST_WAIT_MS = 60 * 60 * 1_000;

/** One run of the schedule: what it takes up, side by side, and when it leaves the rest to the next. */
const RUN = { mails: 200, atOnce: 4, forMs: 40 * 1_000 } as const;

/**
 * Writes e-mails down and tries each once. Whether they all were sent: those that were not wait in the
 * outbox. Rejects only where they could not be written down.
 */
export async function post(
  mails: readonly OutgoingMail[],
  services: PostServices,
): Promise<boolean> {
  return deliverAll(await services.outbox.add(mails, new Date()), services);
}

/** Tries e-mails that are in the outbox; whether all of them were sent. Never rejects. */
export async function deliverAll(ids: readonly string[], services: PostServices): Promise<boolean> {
  const outcomes = await Promise.allSettled(ids.map((id) => deliver(id, services, new Date())));
  return outcomes.every(
    ({ status, ...rest }) => status === 'fulfilled' && 'value' in rest && rest.value === 'sent',
  );
}

/** Tries everything that is due. Rejects with every fault that is not an e-mail's own, after all were tried. */
export async function deliverDue(services: PostServices, now: Date): Promise<void> {
  const until = performance.now() + RUN.forMs;
  const waiting = [...(await services.outbox.due(now, RUN.mails))];
  const faults: unknown[] = [];
  const lane = async () => {
    while (performance.now() < until) {
      const id = waiting.shift();
      if (id === undefined) return;
      await deliver(id, services, now).catch((fault: unknown) => faults.push(fault));
    }
  };
  await Promise.all(Array.from({ length: RUN.atOnce }, lane));
  if (faults.length > 0) throw new AggregateError(faults, 'Some e-mails could not be tried.');
}

async function deliver(id: string, services: PostServices, now: Date): Promise<Outcome> {
  const { outbox } = services;
  const claim = await outbox.claim(id, now);
  if (claim === null) return 'left';
  const { kind, attempts, giveUpAt } = claim.waiting;
  const failure = await failureOfTry(claim, services, now);
  if (failure === null) {
    logMail({ mail: id, kind, attempts, outcome: 'sent' });
    await outbox.settle(claim, 'sent');
    return 'sent';
  }
  const retryAt = new Date(now.getTime() + waitAfter(attempts));
  const isFinal = failure.refused && kind !== 'for-desk';
  const givenUp = isFinal || retryAt.getTime() > Date.parse(giveUpAt);
  const outcome = givenUp ? 'given-up' : 'waits';
  logMail({ mail: id, kind, attempts, outcome, failure });
  await outbox.settle(claim, givenUp ? 'given-up' : { retryAt });
  return outcome;
}

/** Sends, and tells why it did not work. One whose time is over, since nobody tried for long, is not sent. */
async function failureOfTry(
  { id, waiting }: Claim,
  services: PostServices,
  now: Date,
): Promise<MailFailure | null> {
  if (now.getTime() > Date.parse(waiting.giveUpAt)) return { code: 'EXPIRED', refused: false };
  try {
    const mail = await compose(waiting, services);
    if (mail) await services.mailer.send(mail, id);
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** Twice as long after every try, up to an hour. */
function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}
