import { createHash } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';
import { mailBudgetPerHour } from '../config.ts';
import { mailboxOf } from '../domain/mailbox.ts';
import { reportSpentMailBudget } from './log.ts';
import type { Platform } from './platform.ts';
import { addressOf } from './pseudonyms.ts';
import { tooManyCalls } from './tooManyCalls.ts';

/**
 * Counts an e-mail to an address that a caller chose, before it is written. Refuses with
 * `resource-exhausted` where its mailbox, the caller's network address or the deployment has had enough.
 * What a login asks for to its own proved address is counted apart, so that strangers cannot use it up.
 */
export type LimitMail = (to: string, whose?: 'own' | 'others') => Promise<void>;

const HOUR = 60 * 60;
const OF_MAILBOX = { calls: 10, seconds: HOUR };
const FROM_ADDRESS = { calls: 60, seconds: HOUR };

/** The deployment's count is kept in so many documents at most, as each of them takes one write a second. */
const MAX_SHARDS = 10;
/** A share of fewer e-mails is refused too often while others are left. */
const LEAST_OF_SHARD = 100;

/**
 * The one budget of all callables that send e-mail where a caller says. The mailbox is asked first and the
 * deployment last, so that what is refused for one mailbox uses up nobody else's.
 */
export function mailBudget(platform: Platform, request: Request, now: Date): LimitMail {
  const { take } = platform.sharedRateLimiter;
  return async (to, whose = 'others') => {
    const mailbox = mailboxOf(to);
    refuseAfter(await take(`mail-to:${whose}:${mailbox}`, OF_MAILBOX, now));
    refuseAfter(await take(`mail-from:${addressOf(request)}`, FROM_ADDRESS, now));
    const { key, calls } = shareOf(mailbox, mailBudgetPerHour());
    const waitSeconds = await take(`mail-all:${key}`, { calls, seconds: HOUR }, now);
    if (waitSeconds > 0) reportSpentMailBudget();
    refuseAfter(waitSeconds);
  };
}

/** The part of the deployment's budget that a mailbox is counted in: the same one each time. */
function shareOf(
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
