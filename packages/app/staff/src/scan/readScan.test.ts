import { describe, expect, it } from 'vitest';
import { listed, NUMBER, sampleCode, synced } from '../testing/sampleCodes.ts';
import { genuineCode } from './genuineCode.ts';
import { readScan } from './readScan.ts';

describe('a scanned text', () => {
  it('is a voucher if it has the layout of a voucher code', () => {
    const code = sampleCode({ voucherId: '100201-play' });
    expect(readScan([` ${code}\n`])).toEqual({ kind: 'voucher', codes: [code] });
  });

  it.each(['100201', 'GB-0042', '7', 'M_2001', 'gold', 'VIP'])(
    'is a member card if it is a number that an import accepts: %s',
    (text) => expect(readScan([text])).toEqual({ kind: 'member', numbers: [text] }),
  );

  it.each([']Q1100201', ']C1100201', '\u0002100201\u0003', '\u001a]d2100201\u001a'])(
    'is a number without what a scanner adds: %j',
    (text) => {
      expect(readScan([text])).toEqual({ kind: 'member', numbers: ['100201'] });
    },
  );

  it.each([
    'https://rewards.test/offers/1',
    '',
    '*100201*',
    '1002 01',
    'Two for one tonight',
    '1002\u001a01',
    'MET1.K3YNAM.100201-play.100201.TP68SG.!',
    'MET2.A.B.C.D.E',
    '1'.repeat(65),
  ])('is unreadable otherwise: %j', (text) => {
    expect(readScan([text])).toEqual({ kind: 'unreadable' });
  });

  it('has all readings that are codes', () => {
    expect(readScan(['&éà', '120', '&éà'])).toEqual({ kind: 'member', numbers: ['120'] });
    expect(readScan(['zy-1', 'yz-1'])).toEqual({ kind: 'member', numbers: ['zy-1', 'yz-1'] });
  });
});

describe('a code with several readings', () => {
  const read = async (text: string, genuine: string) => {
    const scan = readScan([text]);
    if (scan.kind !== 'voucher') return scan.kind;
    const isGenuine = async (_: unknown, signed: string) => genuine.startsWith(`${signed}.`);
    const known = synced({
      vouchers: [listed({ voucher: { ...listed().voucher, id: 'Tea4Two' } })],
    });
    return genuineCode(scan.codes, known, isGenuine);
  };

  it.each([
    ['small letters in the voucher', sampleCode({ voucherId: 'dinner-1' })],
    ['small letters in the number', sampleCode({ voucherId: 'DINNER', customerNumber: 'gb-1' })],
    ['an escaped sign', sampleCode({ voucherId: 'a.b/c' })],
    ['both cases in a voucher that the till knows', sampleCode({ voucherId: 'Tea4Two' })],
  ])('is the genuine one in capitals only: %s', async (_, code) => {
    expect(await read(code.toUpperCase(), code)).toBe(code);
  });

  it('stays as it was scanned if none is genuine, or the till knows no keys', async () => {
    const capitals = sampleCode({ voucherId: 'GOLD' });
    expect(await read(capitals, 'MET1.')).toBe(capitals);
    const verify = () => Promise.reject(new Error('not asked'));
    expect(await genuineCode([capitals, sampleCode()], null, verify)).toBe(capitals);
    expect(await genuineCode([capitals], synced(), verify)).toBe(capitals);
  });

  it('has one reading if it has small and capital letters: no signature is verified', () => {
    const code = sampleCode({ voucherId: `${NUMBER}-play` });
    expect(readScan([code])).toEqual({ kind: 'voucher', codes: [code] });
  });
});
