import { normalCustomerNumber } from '@casino/functions/contract/rules/typedValues.ts';
import type { ReversalReason } from '@casino/functions/contract/till/redemption.ts';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { readRecord } from '../offline/tillDatabase.ts';
import { decideScan, type RedeemTools } from './decideScan.ts';
import { genuineCode } from './genuineCode.ts';
import type { Scanned } from './keyboardScanner.ts';
import { readScan } from './readScan.ts';
import { READY, type ScannedPart, scanReducer } from './scanMachine.ts';
import { useTakeBack } from './useTakeBack.ts';

/** A new id of a scan: 128 random bits. */
const newNonce = () => crypto.randomUUID();

interface ScanEvents {
  /** An answer: the scan may wait for its upload. */
  readonly onStored: () => void;
  /** A reversal, which may wait for its upload. */
  readonly onTakenBack: () => void;
}

/** The part of a redemption that a text is. Of several readings of a code, the one with a valid signature counts. */
async function partIn(
  readings: readonly string[],
  { db, verify }: Pick<RedeemTools, 'db' | 'verify'>,
): Promise<ScannedPart> {
  const scan = readScan(readings);
  if (scan.kind !== 'voucher') return scan;
  const synced = scan.codes.length > 1 ? await readRecord(db, 'synced') : null;
  return { kind: 'voucher', code: await genuineCode(scan.codes, synced, verify) };
}

/** The scans of a till, and their answers. */
export function useScan(tools: RedeemTools, { onStored, onTakenBack }: ScanEvents) {
  const [state, dispatch] = useReducer(scanReducer, READY);
  const { state: takeBackState, takeBack, reset } = useTakeBack(tools.db, tools.call);
  const request = state.status === 'checking' ? state.request : null;
  const reading = useRef(Promise.resolve());

  const stored = useEffectEvent(onStored);
  const current = useEffectEvent(() => tools);
  useEffect(() => {
    if (request === null) return;
    decideScan(request, current())
      // The device cannot read its storage.
      .catch(() => ({ outcome: 'failed', why: 'no-answer' }) as const)
      .then((result) => {
        dispatch({ type: 'answered', nonce: request.nonce, result });
        stored();
      });
  }, [request]);

  return {
    state,
    takeBackState,
    onScan: ({ readings, fault }: Pick<Scanned, 'readings' | 'fault'>) => {
      reset();
      const read = async () => {
        const scan = await partIn(readings, tools);
        // A voucher's signature proves that nothing is missing at its end.
        const isWhole = fault === 'no-ending' && scan.kind === 'voucher';
        if (fault !== null && !isWhole) return dispatch({ type: 'misread', fault });
        return dispatch({ type: 'scanned', scan, nonce: newNonce() });
      };
      // Scans are read in their order.
      reading.current = reading.current.then(read).catch(reportError);
    },
    onLetters: (letters: string) => dispatch({ type: 'letters', letters, nonce: newNonce() }),
    onMemberNumber: (typed: string) => {
      const scan = readScan([normalCustomerNumber(typed)]);
      const part = scan.kind === 'member' ? scan : ({ kind: 'unreadable' } as const);
      dispatch({ type: 'scanned', scan: part, nonce: newNonce() });
    },
    onClear: (slot: 'voucher' | 'member') => dispatch({ type: 'cleared', slot }),
    onNext: () => {
      reset();
      dispatch({ type: 'next' });
    },
    onRetry: () => dispatch({ type: 'retried' }),
    onTakeBack: async (reason: ReversalReason) => {
      if (state.status !== 'answer' || state.result.outcome !== 'redeemed') return;
      const { result, request: asked } = state;
      if (!(await takeBack(result.redemption, reason))) return;
      const redemption = { ...result.redemption, reversal: { reason } };
      const reversed = { outcome: 'redeemed', redemption } as const;
      dispatch({ type: 'answered', nonce: asked?.nonce ?? '', result: reversed });
      onTakenBack();
    },
  };
}
