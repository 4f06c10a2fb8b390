import { describe, expect, it } from 'vitest';
import { codeOf, listed, NUMBER } from '../testing/sampleCodes.ts';
import { readScan } from './readScan.ts';
import { type Answer, READY, type ScanEvent, type ScanState, scanReducer } from './scanMachine.ts';

const CODE = codeOf();
const OTHER = codeOf({ voucherId: 'drink-2' });
const REQUEST = { nonce: 'nonce-1', voucher: { code: CODE }, customerNumber: NUMBER };
const { voucher } = listed();
const REDEEMED: Answer = {
  outcome: 'redeemed',
  voucher,
  redeemed: { redemptionId: 'r-1', scan: null },
  shownAt: 0,
};

const scanned = (text: string, nonce = 'nonce-1'): ScanEvent => ({
  type: 'scanned',
  scan: readScan(text),
  nonce,
});
const letters = (text: string, nonce = 'nonce-1'): ScanEvent => ({
  type: 'letters',
  letters: text,
  nonce,
});
const answered = (answer: Answer, nonce = 'nonce-1'): ScanEvent => ({
  type: 'answered',
  nonce,
  answer,
});
const after = (...events: ScanEvent[]): ScanState => events.reduce(scanReducer, READY);
const ready = (changes: object) => ({ ...READY, ...changes });

describe('a till', () => {
  it.each([
    ['a voucher', [scanned(CODE)], ready({ voucher: { code: CODE } })],
    ['a member card', [scanned(NUMBER)], ready({ customerNumber: NUMBER })],
    ['letters', [letters('DINE-1')], ready({ voucher: { letters: 'DINE-1' } })],
    ['another voucher', [scanned(CODE), scanned(OTHER)], ready({ voucher: { code: OTHER } })],
    [
      'a receipt after a voucher',
      [scanned(CODE), scanned('hi')],
      ready({ voucher: { code: CODE } }),
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

  it('checks letters, and a member’s number', () => {
    const request = { ...REQUEST, voucher: { letters: 'DINE-1' } };
    expect(after(letters('DINE-1'), scanned(NUMBER))).toEqual({ status: 'checking', request });
  });

  it.each([
    ['a scan', scanned(OTHER, 'nonce-2')],
    ['letters', letters('DINE-1', 'nonce-2')],
    ['"Next guest"', { type: 'next' }],
    ['an answer to an earlier request', answered(REDEEMED, 'nonce-0')],
  ] as [string, ScanEvent][])('ignores %s while it checks', (_, event) => {
    expect(after(scanned(CODE), scanned(NUMBER), event)).toEqual({
      status: 'checking',
      request: REQUEST,
    });
  });

  it('shows the answer, then a reversal of it, then the empty slots', () => {
    const redeemed = [scanned(CODE), scanned(NUMBER), answered(REDEEMED)];
    expect(after(...redeemed)).toEqual({ status: 'answer', request: REQUEST, answer: REDEEMED });
    const reversed: Answer = { outcome: 'reversed', voucher, reason: 'other' };
    expect(after(...redeemed, answered(reversed))).toMatchObject({ answer: reversed });
    expect(after(...redeemed, answered(reversed), { type: 'next' })).toEqual(READY);
  });

  it('refuses a text that is no code of ours', () => {
    const answer = { outcome: 'refused', reason: 'unreadable', voucher: null, at: null };
    expect(after(scanned('https://x.test'))).toEqual({ status: 'answer', request: null, answer });
  });

  describe('without an answer', () => {
    const failed = [
      scanned(CODE),
      scanned(NUMBER),
      answered({ outcome: 'failed', why: 'no-answer' }),
    ];

    it('sends the same request again', () => {
      expect(after(...failed, { type: 'retried' })).toEqual({
        status: 'checking',
        request: REQUEST,
      });
    });

    it('does not repeat a request that has an answer', () => {
      const done = [scanned(CODE), scanned(NUMBER), answered(REDEEMED)];
      expect(after(...done, { type: 'retried' })).toMatchObject({ answer: REDEEMED });
    });
  });
});
