import type { ReversalReason } from '@casino/functions/contract/till/redemption.ts';
import type { TillTakeBackState } from '@casino/ui/screens/till/till.types.ts';
import { useState } from 'react';
import { inTime } from '../../../src/lib/async/inTime.ts';
import type { TillCall } from '../backend/tillBackend.ts';
import { ANSWER_WITHIN_MS, isUnreached } from '../offline/connection.ts';
import { takeBackWaiting } from '../offline/scanQueue.ts';
import { withReversed } from '../offline/synced.ts';
import { changeSynced, type TillDatabase } from '../offline/tillDatabase.ts';
import { toFailure } from '../session/toFailure.ts';
import type { RedemptionKey } from './scanMachine.ts';

const READY: TillTakeBackState = { status: 'ready' };

/** Takes redemptions back. The device then offers the voucher again, even without a connection. */
export function useTakeBack(db: TillDatabase, call: TillCall) {
  const [state, setState] = useState(READY);
  /** True if the redemption was taken back. */
  const takeBack = async (redemption: RedemptionKey, reason: ReversalReason): Promise<boolean> => {
    setState({ status: 'pending' });
    try {
      const refusal = await reverse(redemption, reason, { db, call });
      setState(refusal === null ? READY : { status: 'error', error: refusal });
      return refusal === null;
    } catch (error) {
      setState({ status: 'error', error: toFailure(error) });
      return false;
    }
  };
  return { state, takeBack, reset: () => setState(READY) };
}

/**
 * Reverses a redemption. If the server does not answer, the reversal of a scanned code waits on the device; the staff need
 * not wait for the reply to a code any longer than a guest does. Returns why the server refuses, or null.
 */
async function reverse(
  { id: redemptionId, scan }: RedemptionKey,
  reason: ReversalReason,
  { db, call }: { readonly db: TillDatabase; readonly call: TillCall },
) {
  if (redemptionId !== null) {
    try {
      const reversal = call('till-reverse', { redemptionId, reason });
      const reply = await (scan === null ? reversal : inTime(reversal, ANSWER_WITHIN_MS));
      if (reply.outcome === 'refused') return reply.reason;
      await rememberReversal(redemptionId, db);
      return null;
    } catch (error) {
      if (scan === null || !isUnreached(error)) throw error;
    }
  }
  if (scan !== null) await takeBackWaiting(db, scan, { at: new Date().toISOString(), reason });
  return null;
}

/** Without space, the next sync loads the reversal. */
async function rememberReversal(redemptionId: string, db: TillDatabase): Promise<void> {
  await changeSynced(
    db,
    (synced) => synced && withReversed(synced, (use) => use.redemptionId === redemptionId),
  ).catch(() => null);
}
