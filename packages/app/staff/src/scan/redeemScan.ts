import {
  CUSTOMER_NUMBER,
  normalCustomerNumber,
} from '@casino/functions/contract/rules/typedValues.ts';
import {
  MAX_SCANNED_TEXT,
  type ScanOutcome,
  type ScanRefusal,
} from '@casino/functions/contract/till/redemption.ts';
import { inTime } from '../../../src/lib/async/inTime.ts';
import { remoteErrorCode } from '../../../src/lib/remote/remoteError.ts';
import type { TillCall } from '../backend/tillBackend.ts';
import { ANSWER_WITHIN_MS, type Connection, isUnreached } from '../offline/connection.ts';
import {
  decideOffline,
  type OfflineVerdict,
  type VerifySignature,
} from '../offline/decideOffline.ts';
import { addWaiting, idOfScan, waitingUses } from '../offline/scanQueue.ts';
import type { ScanRequest } from '../offline/scanRequest.types.ts';
import { serverTime, withUses } from '../offline/synced.ts';
import { changeSynced, readRecord, type TillDatabase } from '../offline/tillDatabase.ts';
import { askedAgain, forgetAsked } from './askedScan.ts';
import type { Answer } from './scanMachine.ts';

/** One tab decides at a time, so that two cannot accept the same voucher. */
const DECIDE_LOCK = 'casino.till.decide';

/** What a redemption needs. */
export interface RedeemTools {
  readonly db: TillDatabase;
  readonly call: TillCall;
  readonly connection: Connection;
  readonly verify: VerifySignature;
  /** The venue of the device. */
  readonly venueId: number;
  /** The server refuses the session: it ended, or the device was revoked. */
  readonly onDenied: () => void;
}

/**
 * Redeems a voucher with a connection, or decides without one. A request without a reply may have redeemed the voucher: the
 * scan that is stored then has the same nonce, by which the server recognises it. Rejects only if the device cannot read its own storage.
 */
export async function redeemScan(scan: ScanRequest, tools: RedeemTools): Promise<Answer> {
  const customerNumber = normalCustomerNumber(scan.customerNumber);
  const beyond = refusalByLimits(scan.voucher, customerNumber);
  if (beyond !== null) return { outcome: 'refused', reason: beyond, voucher: null, at: null };
  const request = await askedAgain({ ...scan, customerNumber }, tools.db);
  const answer = await answerTo(request, tools);
  if (answer.outcome !== 'failed') await forgetAsked(request, tools.db);
  return answer;
}

/** Nothing is sent or stored that the server would refuse as malformed: it would wait for ever. */
function refusalByLimits(
  voucher: ScanRequest['voucher'],
  customerNumber: string,
): ScanRefusal | null {
  const { length } = 'code' in voucher ? voucher.code : voucher.letters;
  if (length === 0 || length > MAX_SCANNED_TEXT) return 'unreadable';
  return CUSTOMER_NUMBER.test(customerNumber) ? null : 'unknown-member';
}

async function answerTo(request: ScanRequest, tools: RedeemTools): Promise<Answer> {
  const state = tools.connection.state();
  if (state !== 'online') {
    const verdict = await decide(request, tools, state === 'off');
    if (verdict !== null) return verdict;
    if (state === 'off') return { outcome: 'failed', why: 'no-answer' };
  }
  try {
    const outcome = await inTime(tools.call('till-redeem', request), ANSWER_WITHIN_MS);
    tools.connection.report(true);
    await rememberUse(outcome, tools.db);
    return toAnswer(outcome, request);
  } catch (error) {
    const code = remoteErrorCode(error);
    if (code === 'permission-denied' || code === 'unauthenticated') tools.onDenied();
    if (!isUnreached(error)) return { outcome: 'failed', why: 'no-answer' };
    tools.connection.report(false);
    const verdict = state === 'online' ? await decide(request, tools, false) : null;
    return verdict ?? { outcome: 'failed', why: 'no-answer' };
  }
}

/**
 * Decides without a connection, and stores the scan before its answer is shown. Null if only the server can decide.
 * @param isUnsent true if no request was sent, so that the voucher is certainly not redeemed
 */
async function decide(
  { nonce, voucher, customerNumber }: ScanRequest,
  { db, verify, venueId }: RedeemTools,
  isUnsent: boolean,
): Promise<Answer | null> {
  if (!('code' in voucher)) return null;
  const scan = { code: voucher.code, customerNumber };
  return navigator.locks.request(DECIDE_LOCK, async () => {
    const at = new Date();
    const [known, waiting] = await Promise.all([
      readRecord(db, 'synced'),
      waitingUses(db, venueId),
    ]);
    // The same scan with the same nonce is of a page that was killed before it showed the answer.
    const id = idOfScan({ nonce, ...scan });
    const others = waiting.filter(({ redemptionId }) => redemptionId !== id);
    const synced = known && { ...known, uses: withUses(known.uses, others) };
    const now = serverTime(synced, at.getTime());
    const verdict = await decideOffline(scan, { synced, venueId, now }, verify);
    const refusal = refusalOf(verdict);
    if (refusal === 'online-only' && !isUnsent) return null;
    if (verdict.outcome === 'already') return verdict;
    const stored = { nonce, ...scan, at: at.toISOString(), refusal };
    try {
      await addWaiting(db, stored);
    } catch {
      // A refusal is valid without a record.
      return verdict.outcome === 'refused' ? verdict : { outcome: 'failed', why: 'storage-full' };
    }
    return verdict.outcome === 'redeemed'
      ? { ...verdict, redeemed: { redemptionId: null, scan: stored }, shownAt: Date.now() }
      : verdict;
  });
}

function refusalOf(verdict: OfflineVerdict): ScanRefusal | null {
  return verdict.outcome === 'refused' ? verdict.reason : null;
}

function toAnswer(
  outcome: ScanOutcome,
  { nonce, voucher: input, customerNumber }: ScanRequest,
): Answer {
  if (outcome.outcome !== 'redeemed') return outcome;
  const { id, voucher, reversal } = outcome.redemption;
  // The server repeats its reply to a nonce, also after a manager has taken the redemption back.
  if (reversal) return { outcome: 'reversed', voucher, reason: reversal.reason };
  const at = new Date();
  const scan =
    'code' in input
      ? { nonce, code: input.code, customerNumber, at: at.toISOString(), refusal: null }
      : null;
  const redeemed = { redemptionId: id, scan };
  return { outcome: 'redeemed', voucher, redeemed, shownAt: at.getTime() };
}

/** So that the till recognises the voucher if it loses the connection now. Without space, the next sync loads the use. */
async function rememberUse(outcome: ScanOutcome, db: TillDatabase): Promise<void> {
  if (outcome.outcome !== 'redeemed') return;
  const { id, voucher, customerNumber, at, venueId, reversal } = outcome.redemption;
  const isReversed = reversal !== null;
  const use = { redemptionId: id, voucherId: voucher.id, customerNumber, at, venueId, isReversed };
  await changeSynced(
    db,
    (synced) => synced && { ...synced, uses: withUses(synced.uses, [use]) },
  ).catch(() => {});
}
