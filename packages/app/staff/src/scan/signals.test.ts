import { expect, it } from 'vitest';
import { listed } from '../testing/sampleCodes.ts';
import { READY, type ScanResult, type ScanState } from './scanMachine.ts';
import { scanSignal } from './signals.ts';

const { voucher } = listed();
const at = '2026-11-25T19:00:00Z';
const shown = (result: ScanResult): ScanState => ({ status: 'answer', request: null, result });
const redeemed = { id: 'r-1', scan: null, voucher, shownAt: 0, reversal: null };
const reversed = { ...redeemed, reversal: { reason: 'other' } as const };

it.each<[string, ScanState, ReturnType<typeof scanSignal>]>([
  ['a till that waits', READY, null],
  ['a scan that was not used', { ...READY, problem: 'pause' }, 'refused'],
  ['a redemption', shown({ outcome: 'redeemed', redemption: redeemed }), 'accepted'],
  ['a reversal', shown({ outcome: 'redeemed', redemption: reversed }), null],
  ['a used voucher', shown({ outcome: 'already', voucher, at, venueId: 6 }), 'used'],
  ['a failure', shown({ outcome: 'failed', why: 'no-answer' }), 'refused'],
])('the signal of %s', (_, state, signal) => {
  expect(scanSignal(state)).toBe(signal);
});
