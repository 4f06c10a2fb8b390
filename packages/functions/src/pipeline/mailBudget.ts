import { createHash } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';
import { toMailbox } from '../domain/addresses/mailbox.ts';
import { mailBudgetPerHour } from '../runtime/config.ts';
import { reportSpentMailBudget } from '../runtime/log.ts';
import { callerAddress } from '../runtime/pseudonyms.ts';
import type { Dependencies } from './dependencies.ts';
import { tooManyCalls } from './tooManyCalls.ts';

/**
 * Counts an e-mail to an address that the caller chose, before it is written. Rejects with
 * `resource-exhausted` if its mailbox, the caller's network address or the deployment is over its limit.
 * E-mails that a login requests to its own verified address have a separate count, and none of the network address, so that
 * strangers cannot use them up.
 */
export type LimitMail = (to: string, whose?: 'own' | 'others') => Promise<void>;

const HOUR = 60 * 60;
const OF_MAILBOX = { calls: 10, seconds: HOUR };
const FROM_ADDRESS = { calls: 60, seconds: HOUR };

/**
 * The deployment's count has at most this many documents, because a document takes one write per second.
 */
const MAX_SHARDS = 10;
/** A smaller shard would reject e-mails too often while other shards have budget left. */
const LEAST_OF_SHARD = 100;

/**
 * The common budget of all callables that send e-mail to an address from the caller. The mailbox is counted
 * first and the deployment last, so that e-mails rejected for one mailbox use up no other budget.
 */
export function mailBudget(dependencies: Dependencies, request: Request, now: Date): LimitMail {
  const { take } = dependencies.sharedRateLimiter;
  return async (to, whose = 'others') => {
    const mailbox = toMailbox(to);
    refuseAfter(await take(`mail-to:${whose}:${mailbox}`, OF_MAILBOX, now));
    if (whose === 'others') {
      refuseAfter(await take(`mail-from:${callerAddress(request)}`, FROM_ADDRESS, now));
    }
    const { key, calls } = budgetShare(mailbox, mailBudgetPerHour());
    const waitSeconds = await take(`mail-all:${key}`, { calls, seconds: HOUR }, now);
    if (waitSeconds > 0) reportSpentMailBudget();
    refuseAfter(waitSeconds);
  };
}

/** The shard of the deployment's budget that counts this mailbox, always the same one. */
function budgetShare(
  mailbox: string,
  budget: number,
): { readonly key: string; readonly calls: number } {
  const shards = Math.min(MAX_SHARDS, Math.max(1, Math.floor(budget / LEAST_OF_SHARD)));
  const shard = createHash('sha256').update(mailbox).digest().readUInt32BE() % shards;
  return { key: `${shard}/${shards}`, calls: Math.ceil(budget / shards) };
}

function refuseAfter(waitSeconds: number): void {
  if (waitSeconds > 0) throw tooManyCalls(waitSeconds);
}
