import { describe, expect, it } from 'vitest';
import { listed, NUMBER, sampleCode } from '../testing/sampleCodes.ts';
import { readScan } from './readScan.ts';
import {
  READY,
  type ScanEvent,
  type ScannedPart,
  type ScanResult,
  type ScanState,
  scanReducer,
} from './scanMachine.ts';

const CODE = sampleCode();
const OTHER = sampleCode({ voucherId: 'drink-2' });
const REQUEST = { nonce: 'nonce-1', voucher: { code: CODE }, customerNumber: NUMBER };
const redemption = { voucher: listed().voucher, id: 'r-1', scan: null, shownAt: 0, reversal: null };
const REDEEMED: ScanResult = { outcome: 'redeemed', redemption };

function toPart(...readings: string[]): ScannedPart {
  const scan = readScan(readings);
  return scan.kind === 'voucher' ? { kind: 'voucher', code: scan.codes[0] } : scan;
}
const scanned = (text: string, nonce = 'nonce-1'): ScanEvent => ({
  type: 'scanned',
  scan: toPart(text),
  nonce,
});
const misread: ScanEvent = { type: 'misread', fault: 'pause' };
const letters = (text: string, nonce = 'nonce-1'): ScanEvent => ({
  type: 'letters',
  letters: text,
  nonce,
});
const answered = (result: ScanResult, nonce = 'nonce-1'): ScanEvent => ({
  type: 'answered',
  nonce,
  result,
});
const after = (...events: ScanEvent[]): ScanState => events.reduce(scanReducer, READY);
const ready = (changes: object) => ({ ...READY, ...changes });

describe('a till', () => {
  it.each([
    ['a voucher', [scanned(CODE)], ready({ voucher: { code: CODE } })],
    ['a member card', [scanned(NUMBER)], ready({ numbers: [NUMBER] })],
    ['letters', [letters('DINE-1')], ready({ voucher: { letters: 'DINE-1' } })],
    ['another voucher', [scanned(CODE), scanned(OTHER)], ready({ voucher: { code: OTHER } })],
    [
      'a receipt after a voucher',
      [scanned(CODE), scanned('Total: 8.40')],
      ready({ voucher: { code: CODE }, problem: 'unreadable' }),
    ],
    [
      'a scan with a fault after a voucher',
      [scanned(CODE), misread],
      ready({ voucher: { code: CODE }, problem: 'pause' }),
    ],
    ['a scan after one with a fault', [misread, scanned(CODE)], ready({ voucher: { code: CODE } })],
    [
      'a scan with a fault after an answer',
      [scanned(CODE), scanned(NUMBER), answered(REDEEMED), misread],
      ready({ problem: 'pause' }),
    ],
    ['a cleared voucher', [scanned(CODE), { type: 'cleared', slot: 'voucher' }], READY],
    ['a cleared card', [scanned(NUMBER), { type: 'cleared', slot: 'member' }], READY],
  ] as [string, ScanEvent[], ScanState][])('waits after %s', (_, events, state) => {
    expect(after(...events)).toEqual(state);
  });

  it.each([
    ['voucher, card', [scanned(CODE, 'nonce-0'), scanned(NUMBER)]],
    ['card, voucher', [scanned(NUMBER, 'nonce-0'), scanned(CODE)]],
    [
      'a wrong voucher first',
      [scanned(OTHER), { type: 'cleared', slot: 'voucher' }, scanned(NUMBER), scanned(CODE)],
    ],
    [
      'the last guest’s answer first',
      [
        scanned(OTHER, 'a'),
        scanned(NUMBER, 'a'),
        answered(REDEEMED, 'a'),
        scanned(NUMBER),
        scanned(CODE),
      ],
    ],
  ] as [string, ScanEvent[]][])('checks both parts: %s', (_, events) => {
    expect(after(...events)).toEqual({ status: 'checking', request: REQUEST });
  });

  it.each([
    ['y and z exchanged', 'YZ-1', ['ZY-1', 'YZ-1']],
    ['the case exchanged', 'gb-1', ['GB-1', 'gb-1']],
    ['capitals only', 'Gb-1', ['GB-1', 'gb-1']],
  ])('takes the reading of a card that the voucher names: %s', (_, customerNumber, readings) => {
    const code = sampleCode({ customerNumber });
    const card: ScanEvent = { type: 'scanned', scan: toPart(...readings), nonce: 'nonce-1' };
    const request = { nonce: 'nonce-1', voucher: { code }, customerNumber };
    expect(after(scanned(code), card)).toEqual({ status: 'checking', request });
    expect(after(card, scanned(code))).toEqual({ status: 'checking', request });
  });

  it('takes the first reading of a card for another voucher, and for letters', () => {
    const card: ScanEvent = { type: 'scanned', scan: toPart('YZ-1', 'ZY-1'), nonce: 'nonce-1' };
    expect(after(scanned(CODE), card)).toMatchObject({ request: { customerNumber: 'YZ-1' } });
    expect(after(letters('DINE-1'), card)).toEqual({
      status: 'checking',
      request: { ...REQUEST, voucher: { letters: 'DINE-1' }, customerNumber: 'YZ-1' },
    });
  });

  it.each([
    ['a scan', scanned(OTHER, 'nonce-2')],
    ['letters', letters('DINE-1', 'nonce-2')],
    ['a scan with a fault', misread],
    ['"Next guest"', { type: 'next' }],
    ['an answer to an earlier request', answered(REDEEMED, 'nonce-0')],
  ] as [string, ScanEvent][])('ignores %s while it checks', (_, event) => {
    expect(after(scanned(CODE), scanned(NUMBER), event)).toEqual({
      status: 'checking',
      request: REQUEST,
    });
  });

  it('shows the result, then a reversal of it, then the empty slots', () => {
    const redeemed = [scanned(CODE), scanned(NUMBER), answered(REDEEMED)];
    expect(after(...redeemed)).toEqual({ status: 'answer', request: REQUEST, result: REDEEMED });
    const reversal = { reason: 'other' } as const;
    const reversed: ScanResult = { outcome: 'redeemed', redemption: { ...redemption, reversal } };
    expect(after(...redeemed, answered(reversed))).toMatchObject({ result: reversed });
    expect(after(...redeemed, answered(reversed), { type: 'next' })).toEqual(READY);
  });

  it('refuses a text that is no code of ours', () => {
    const result = { outcome: 'refused', reason: 'unreadable', voucher: null, at: null };
    expect(after(scanned('https://x.test'))).toEqual({ status: 'answer', request: null, result });
  });

  describe('without an answer', () => {
    const parts = [scanned(CODE), scanned(NUMBER)];
    const failed = [...parts, answered({ outcome: 'failed', why: 'no-answer' })];

    it('sends the same request again, and none that has an answer', () => {
      expect(after(...failed, { type: 'retried' })).toEqual(after(...parts));
      const done = after(...parts, answered(REDEEMED));
      expect(scanReducer(done, { type: 'retried' })).toBe(done);
    });

    it('keeps the request when the next scan has a fault', () => {
      expect(after(...failed, misread)).toEqual(after(...failed));
    });
  });
});
