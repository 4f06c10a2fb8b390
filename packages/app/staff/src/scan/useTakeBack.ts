import type { ReversalReason } from '@casino/functions/contract/till/redemption.ts';
import type { TillTakeBackState } from '@casino/ui/screens/till/till.types.ts';
import { useState } from 'react';
import type { TillCall } from '../backend/tillBackend.ts';
import { changeSynced, type TillDatabase } from '../offline/tillDatabase.ts';
import { toFailure } from '../session/toFailure.ts';

const READY: TillTakeBackState = { status: 'ready' };

/** Takes redemptions back. The device then offers the voucher again, also without a connection. */
export function useTakeBack(db: TillDatabase, call: TillCall) {
  const [state, setState] = useState(READY);

  /** True if the redemption was taken back. */
  const takeBack = async (redemptionId: string, reason: ReversalReason): Promise<boolean> => {
    setState({ status: 'pending' });
    try {
      const reply = await call('till-reverse', { redemptionId, reason });
      if (reply.outcome === 'refused') {
        setState({ status: 'error', error: reply.reason });
        return false;
      }
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
      setState(READY);
      return true;
    } catch (error) {
      setState({ status: 'error', error: toFailure(error) });
      return false;
    }
  };

  return { state, takeBack, reset: () => setState(READY) };
}
