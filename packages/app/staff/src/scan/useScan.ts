import type { ReversalReason } from '@casino/functions/contract/till/redemption.ts';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { readScan } from './readScan.ts';
import { type RedeemTools, redeemScan } from './redeemScan.ts';
import { READY, scanReducer } from './scanMachine.ts';
import { useTakeBack } from './useTakeBack.ts';

/** A new id of a scan: 128 random bits. */
const newNonce = () => crypto.randomUUID();

interface ScanEvents {
  /** An answer: the scan may wait for its upload. */
  readonly onStored: () => void;
  /** A reversal, which may wait for its upload. */
  readonly onTakenBack: () => void;
}

/** The scans of a till, and their answers. */
export function useScan(tools: RedeemTools, { onStored, onTakenBack }: ScanEvents) {
  const [state, dispatch] = useReducer(scanReducer, READY);
  const { state: takeBackState, takeBack, reset } = useTakeBack(tools.db, tools.call);
  const request = state.status === 'checking' ? state.request : null;

  const stored = useEffectEvent(onStored);
  const current = useEffectEvent(() => tools);
  useEffect(() => {
    if (request === null) return;
    redeemScan(request, current())
      // The device cannot read its storage.
      .catch(() => ({ outcome: 'failed', why: 'no-answer' }) as const)
      .then((answer) => {
        dispatch({ type: 'answered', nonce: request.nonce, answer });
        stored();
      });
  }, [request]);

  return {
    state,
    takeBackState,
    onScan: (text: string) => {
      reset();
      dispatch({ type: 'scanned', scan: readScan(text), nonce: newNonce() });
    },
    onLetters: (letters: string) => dispatch({ type: 'letters', letters, nonce: newNonce() }),
    onMemberNumber: (customerNumber: string) =>
      dispatch({ type: 'scanned', scan: { kind: 'member', customerNumber }, nonce: newNonce() }),
    onClear: (slot: 'voucher' | 'member') => dispatch({ type: 'cleared', slot }),
    onNext: () => {
      reset();
      dispatch({ type: 'next' });
    },
    onRetry: () => dispatch({ type: 'retried' }),
    onTakeBack: async (reason: ReversalReason) => {
      if (state.status !== 'answer' || state.answer.outcome !== 'redeemed') return;
      const { answer, request: asked } = state;
      if (!(await takeBack(answer.redeemed, reason))) return;
      const reversed = { outcome: 'reversed', voucher: answer.voucher, reason } as const;
      dispatch({ type: 'answered', nonce: asked?.nonce ?? '', answer: reversed });
      onTakenBack();
    },
  };
}
