import type { ReversalReason } from '@casino/functions/contract/till/redemption.ts';
import type { OfflineScan } from '@casino/functions/contract/till/uploadScans.ts';
import type { TillTakeBackState } from '@casino/ui/screens/till/till.types.ts';
import { useState } from 'react';
import { isNoAnswer, remoteErrorCode } from '../../../src/lib/remote/remoteError.ts';
import type { TillCall } from '../backend/tillBackend.ts';
import { takeBackWaiting } from '../offline/scanQueue.ts';
import { changeSynced, type TillDatabase } from '../offline/tillDatabase.ts';
import { toFailure } from '../session/toFailure.ts';

const READY: TillTakeBackState = { status: 'ready' };

/** A redemption, as a page knows it: by its id, by the scan that the device stores, or by both. */
export interface Redeemed {
  readonly redemptionId: string | null;
  readonly scan: OfflineScan | null;
}

/** Takes redemptions back. The device then offers the voucher again, also without a connection. */
export function useTakeBack(db: TillDatabase, call: TillCall) {
  const [state, setState] = useState(READY);
  /** True if the redemption was taken back. */
  const takeBack = async (redeemed: Redeemed, reason: ReversalReason): Promise<boolean> => {
    setState({ status: 'pending' });
    try {
      const refusal = await reverse(redeemed, reason, { db, call });
      setState(refusal === null ? READY : { status: 'error', error: refusal });
      return refusal === null;
    } catch (error) {
      setState({ status: 'error', error: toFailure(error) });
      return false;
    }
  };
  return { state, takeBack, reset: () => setState(READY) };
}

/** The reversal of a scan waits on the device if the server does not answer. Returns why the server refuses, or null. */
async function reverse(
  { redemptionId, scan }: Redeemed,
  reason: ReversalReason,
  { db, call }: { readonly db: TillDatabase; readonly call: TillCall },
) {
  if (redemptionId !== null) {
    try {
      const reply = await call('till-reverse', { redemptionId, reason });
      if (reply.outcome === 'refused') return reply.reason;
      await rememberReversal(redemptionId, db);
      return null;
    } catch (error) {
      if (scan === null || !isNoAnswer(remoteErrorCode(error))) throw error;
    }
  }
  if (scan !== null) await takeBackWaiting(db, scan, { at: new Date().toISOString(), reason });
  return null;
}

/** Without space, the next sync loads the reversal. */
async function rememberReversal(redemptionId: string, db: TillDatabase): Promise<void> {
  await changeSynced(
    db,
    (synced) =>
      synced && {
        ...synced,
        uses: synced.uses.map((use) =>
          use.redemptionId === redemptionId ? { ...use, isReversed: true } : use,
        ),
      },
  ).catch(() => null);
}
