import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/sampleCodes.ts';
import { readScan } from './readScan.ts';

describe('a scanned text', () => {
  it('is a voucher if it has the layout of a voucher code', () => {
    const code = codeOf({ voucherId: '100201-play' });
    expect(readScan(` ${code}\n`)).toEqual({ kind: 'voucher', code });
  });

  it.each(['100201', 'GB-0042', '7'])('is a member card if it looks like a number: %s', (text) => {
    expect(readScan(text)).toEqual({ kind: 'member', customerNumber: text });
  });

  it.each([
    'https://rewards.test/offers/1',
    'hello',
    '',
    'MET1.K3YNAM.100201-play.100201.TP68SG.!',
    'MET2.A.B.C.D.E',
    '1'.repeat(65),
  ])('is unreadable otherwise: %j', (text) => {
    expect(readScan(text)).toEqual({ kind: 'unreadable' });
  });
});
