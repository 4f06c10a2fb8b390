import {
  CUSTOMER_NUMBER,
  normalCustomerNumber,
} from '@casino/functions/contract/rules/typedValues.ts';
import {
  MAX_SCANNED_TEXT,
  type Redemption,
  type ScanOutcome,
  type ScanRefusal,
} from '@casino/functions/contract/till/redemption.ts';
import { inTime } from '../../../src/lib/async/inTime.ts';
import { remoteErrorCode } from '../../../src/lib/remote/remoteError.ts';
import type { TillCall } from '../backend/tillBackend.ts';
import { ANSWER_WITHIN_MS, type Connection, isUnreached } from '../offline/connection.ts';
import { decideOffline, type VerifySignature } from '../offline/decideOffline.ts';
import { addWaiting, scanId, waitingUses } from '../offline/scanQueue.ts';
import type { ScanRequest } from '../offline/scanRequest.types.ts';
import { serverTime, withUses } from '../offline/synced.ts';
import { changeSynced, readRecord, type TillDatabase } from '../offline/tillDatabase.ts';
import { askedAgain, forgetAsked } from './askedScan.ts';
import type { ScanResult, TillRedemption } from './scanMachine.ts';

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
export async function decideScan(scan: ScanRequest, tools: RedeemTools): Promise<ScanResult> {
  const customerNumber = normalCustomerNumber(scan.customerNumber);
  const beyond = refusalByLimits(scan.voucher, customerNumber);
  if (beyond !== null) return { outcome: 'refused', reason: beyond, voucher: null, at: null };
  const request = await askedAgain({ ...scan, customerNumber }, tools.db);
  const result = await resultOnlineOrOffline(request, tools);
  if (result.outcome !== 'failed') await forgetAsked(request, tools.db);
  return result;
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

async function resultOnlineOrOffline(
  request: ScanRequest,
  tools: RedeemTools,
): Promise<ScanResult> {
  const state = tools.connection.state();
  if (state !== 'online') {
    const verdict = await decideHere(request, tools, state === 'off');
    if (verdict !== null) return verdict;
    if (state === 'off') return { outcome: 'failed', why: 'no-answer' };
  }
  try {
    const outcome = await inTime(tools.call('till-redeem', request), ANSWER_WITHIN_MS);
    tools.connection.report(true);
    await rememberUse(outcome, tools.db);
    return outcome.outcome === 'redeemed'
      ? { outcome: 'redeemed', redemption: toTillRedemption(outcome.redemption, request) }
      : outcome;
  } catch (error) {
    const code = remoteErrorCode(error);
    if (code === 'permission-denied' || code === 'unauthenticated') tools.onDenied();
    if (!isUnreached(error)) return { outcome: 'failed', why: 'no-answer' };
    tools.connection.report(false);
    const verdict = state === 'online' ? await decideHere(request, tools, false) : null;
    return verdict ?? { outcome: 'failed', why: 'no-answer' };
  }
}

/**
 * Decides without a connection, and stores the scan before its answer is shown. Null if only the server can decide.
 * @param isUnsent true if no request was sent, so that the voucher is certainly not redeemed
 */
async function decideHere(
  { nonce, voucher, customerNumber }: ScanRequest,
  { db, verify, venueId }: RedeemTools,
  isUnsent: boolean,
): Promise<ScanResult | null> {
  if (!('code' in voucher)) return null;
  const scan = { code: voucher.code, customerNumber };
  return navigator.locks.request(DECIDE_LOCK, async () => {
    const at = new Date();
    const [known, waiting] = await Promise.all([
      readRecord(db, 'synced'),
      waitingUses(db, venueId),
    ]);
    // The same scan with the same nonce is of a page that was killed before it showed the answer.
    const id = scanId({ nonce, ...scan });
    const others = waiting.filter(({ redemptionId }) => redemptionId !== id);
    const synced = known && { ...known, uses: withUses(known.uses, others) };
    const now = serverTime(synced, at.getTime());
    const verdict = await decideOffline(scan, { synced, venueId, now }, verify);
    const refusal = verdict.outcome === 'refused' ? verdict.reason : null;
    if (refusal === 'online-only' && !isUnsent) return null;
    if (verdict.outcome === 'already') return verdict;
    const stored = { nonce, ...scan, at: at.toISOString(), refusal };
    try {
      await addWaiting(db, stored);
    } catch {
      // A refusal is valid without a record.
      return verdict.outcome === 'refused' ? verdict : { outcome: 'failed', why: 'storage-full' };
    }
    if (verdict.outcome === 'refused') return verdict;
    return {
      outcome: 'redeemed',
      redemption: {
        ...verdict.redemption,
        id: null,
        scan: stored,
        shownAt: Date.now(),
        reversal: null,
      },
    };
  });
}

/** The server repeats its reply to a nonce, so that a manager can have reversed the redemption before. */
function toTillRedemption(
  { id, voucher, reversal }: Redemption,
  { nonce, voucher: input, customerNumber }: ScanRequest,
): TillRedemption {
  const at = new Date();
  const scan =
    'code' in input
      ? { nonce, code: input.code, customerNumber, at: at.toISOString(), refusal: null }
      : null;
  return { id, scan, voucher, shownAt: at.getTime(), reversal };
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
