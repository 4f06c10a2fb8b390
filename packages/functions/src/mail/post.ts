import type { Services } from '../stores/services.ts';
import { compose } from './compose.ts';
import { failureOf, logMail } from './mailLog.ts';
import type { OutgoingMail } from './outgoing.ts';

/** What sending works with. */
export type PostServices = Pick<Services, 'outbox' | 'mailer' | 'identities'>;

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

/** Tries everything that is due. */
export async function deliverDue(services: PostServices, now: Date): Promise<void> {
  const until = performance.now() + RUN.forMs;
  const waiting = [...(await services.outbox.due(now, RUN.mails))];
  const lane = async () => {
    while (performance.now() < until) {
      const id = waiting.shift();
      if (id === undefined) return;
      await deliver(id, services, now);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: RUN.atOnce }, lane));
  const fault = lanes.find((each) => each.status === 'rejected');
  if (fault) throw fault.reason;
}

async function deliver(id: string, services: PostServices, now: Date): Promise<Outcome> {
  const { outbox, mailer, identities } = services;
  const claim = await outbox.claim(id, now);
  if (claim === null) return 'left';
  const { kind, attempts, giveUpAt } = claim.waiting;
  const line = { mail: id, kind, attempts };
  try {
    const mail = await compose(claim.waiting, identities);
    if (mail) await mailer.send(mail, id);
  } catch (error) {
    const failure = failureOf(error);
    const retryAt = new Date(now.getTime() + waitAfter(attempts));
    const isFinal = failure.refused && kind !== 'for-desk';
    const givenUp = isFinal || retryAt.getTime() > Date.parse(giveUpAt);
    logMail({ ...line, outcome: givenUp ? 'given-up' : 'waits', failure });
    await outbox.settle(claim, givenUp ? 'given-up' : { retryAt });
    return givenUp ? 'given-up' : 'waits';
  }
  logMail({ ...line, outcome: 'sent' });
  await outbox.settle(claim, 'sent');
  return 'sent';
}

/** Twice as long after every try, up to an hour. */
function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}
