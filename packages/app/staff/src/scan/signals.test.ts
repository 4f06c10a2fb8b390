import { describe, expect, it } from 'vitest';
import { codeOf, listed } from '../testing/sampleCodes.ts';
import { READY, type ScanEvent, type ScanState, scanReducer } from './scanMachine.ts';
import { heardIn, signalOf } from './signals.ts';

const after = (...events: ScanEvent[]) => events.reduce<ScanState>(scanReducer, READY);
const misread: ScanEvent = { type: 'misread', fault: 'pause' };
const code = codeOf();

describe('what staff hear', () => {
  it('is nothing while a till waits', () => {
    expect(heardIn(READY)).toBeNull();
    const scan = { kind: 'voucher', code } as const;
    expect(heardIn(after({ type: 'scanned', scan, nonce: 'nonce-1' }))).toBeNull();
  });

  it('is a refusal for each scan that was not used, also the same again', () => {
    const once = after(misread);
    const heard = heardIn(once);
    expect(heard && signalOf(heard)).toBe('refused');
    expect(heardIn(scanReducer(once, misread))).not.toBe(heard);
  });

  it('is the outcome of an answer, and nothing for a reversal', () => {
    const { voucher } = listed();
    const at = '2026-11-25T19:00:00Z';
    expect(signalOf({ outcome: 'already', voucher, at, venueId: 6 })).toBe('used');
    expect(signalOf({ outcome: 'failed', why: 'no-answer' })).toBe('refused');
    expect(signalOf({ outcome: 'reversed', voucher, reason: 'other' })).toBeNull();
  });
});
