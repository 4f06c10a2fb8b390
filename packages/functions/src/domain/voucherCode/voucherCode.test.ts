import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderQrCode } from './renderQrCode.ts';
import { type Till, verifyVoucherCode } from './verifyVoucherCode.ts';
import { voucherCodeSigner } from './voucherCodeSigner.ts';

function newKey() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return { sign: voucherCodeSigner(pem), publicKey: createPublicKey(pem) };
}

const key = newKey();
const claims = {
  voucherId: '100201-play',
  customerNumber: '100201',
  expiresAt: new Date('2026-12-06T10:00:00Z'),
};
const code = key.sign(claims);
const till: Till = {
  publicKeys: [key.publicKey],
  now: new Date('2026-11-21T20:00:00Z'),
  customerNumber: '100201',
  isRedeemed: () => false,
};
/** In the pictures of `renderQrCode`. */
const PIXELS_PER_MODULE = 8;

/** The width of a PNG in pixels, from its header. */
const widthOf = (png: Buffer) => png.readUInt32BE(16);

const refused = (reason: string) => ({ valid: false, reason });

describe('§7 the code of a voucher, at a till without a connection', () => {
  it('is genuine, and names its member and expiry', () => {
    expect(verifyVoucherCode(code, till)).toEqual({ valid: true, claims });
  });

  it('is rejected with any single character changed', () => {
    for (let at = 0; at < code.length; at += 1) {
      const changed = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
      expect(verifyVoucherCode(changed, till).valid, changed).toBe(false);
    }
  });

  it('is forged if its expiry is extended', () => {
    const seconds = (instant: Date | string) =>
      (new Date(instant).getTime() / 1_000).toString(36).toUpperCase();
    const changed = code.replace(seconds(claims.expiresAt), seconds('2099-01-01T00:00:00Z'));
    expect(changed).not.toBe(code);
    expect(verifyVoucherCode(changed, till)).toEqual(refused('forged'));
  });

  it('is forged if it names another voucher or another member', () => {
    const others = [
      code.replace('100201-play', '100201-dinner'),
      code.replace('.100201.', '.100207.'),
    ];
    for (const other of others) {
      const anyone = { ...till, customerNumber: '100207' };
      expect(verifyVoucherCode(other, till)).toEqual(refused('forged'));
      expect(verifyVoucherCode(other, anyone)).toEqual(refused('forged'));
    }
  });

  it('is forged if another key signed it under a trusted key id', () => {
    const [kind, , ...rest] = newKey().sign(claims).split('.');
    const [, trusted] = code.split('.');
    expect(verifyVoucherCode([kind, trusted, ...rest].join('.'), till)).toEqual(refused('forged'));
  });

  it('is rejected if another member shows it', () => {
    expect(verifyVoucherCode(code, { ...till, customerNumber: '100207' })).toEqual(
      refused('another-member'),
    );
  });

  it.each([
    ['2026-12-06T09:59:59.999Z', { valid: true, claims }],
    ['2026-12-06T10:00:00.000Z', refused('expired')],
    ['2027-12-06T10:00:00.000Z', refused('expired')],
  ])('at %s is %j', (now, verdict) => {
    expect(verifyVoucherCode(code, { ...till, now: new Date(now) })).toEqual(verdict);
  });

  it('is redeemed once per voucher and member', () => {
    const redeemed = new Set<string>();
    const remembering: Till = {
      ...till,
      isRedeemed: ({ voucherId, customerNumber }) => redeemed.has(`${voucherId} ${customerNumber}`),
    };
    expect(verifyVoucherCode(code, remembering).valid).toBe(true);
    redeemed.add('100201-play 100201');
    expect(verifyVoucherCode(code, remembering)).toEqual(refused('redeemed'));

    const other = { ...claims, customerNumber: '100207' };
    const atTheSameTill = { ...remembering, customerNumber: '100207' };
    expect(verifyVoucherCode(key.sign(other), atTheSameTill).valid).toBe(true);
  });

  it('is rejected if its key is unknown to the till', () => {
    expect(verifyVoucherCode(newKey().sign(claims), till)).toEqual(refused('unknown-key'));
  });

  it('stays valid after a key rotation while the till trusts both keys', () => {
    const next = newKey();
    const both = { ...till, publicKeys: [next.publicKey, key.publicKey] };
    expect(verifyVoucherCode(code, both).valid).toBe(true);
    expect(verifyVoucherCode(next.sign(claims), both).valid).toBe(true);
    expect(verifyVoucherCode(code, { ...till, publicKeys: [next.publicKey] })).toEqual(
      refused('unknown-key'),
    );
  });

  it.each([
    ['nothing', ''],
    ['a member card', '100201'],
    ['an address', 'https://example.test/100201-play'],
    ['a later layout', code.replace('MET1', 'MET2')],
    ['half a code', code.slice(0, code.lastIndexOf('.'))],
    ['more than a code', `${code}.A`],
    ['a code in small letters', code.toLowerCase()],
    ['an invalid percent-encoding', code.replace('.100201.', '.%E0%A4%A.')],
    ['a signature that is not base32', code.replace(/[A-Z2-7]+$/, '1')],
    ['an expiry that is too long', code.replace(/\.[0-9A-Z]+(?=\.[A-Z2-7]+$)/, '.123456789')],
    ['an expiry that is not a number', code.replace(/\.[0-9A-Z]+(?=\.[A-Z2-7]+$)/, '.-1')],
  ])('is unreadable: %s', (_, text) => {
    expect(verifyVoucherCode(text, till)).toEqual(refused('unreadable'));
  });

  it('never throws for any scanned text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(verifyVoucherCode(text, till).valid).toBe(false);
      }),
    );
  });

  it('round-trips any claims', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        (voucherId, customerNumber) => {
          const each = { ...claims, voucherId, customerNumber };
          const verdict = verifyVoucherCode(key.sign(each), { ...till, customerNumber });
          expect(verdict).toEqual({ valid: true, claims: each });
        },
      ),
    );
  });

  it('fits a phone: modules of more than six and a half CSS pixels on a panel of 320', () => {
    const png = renderQrCode(key.sign({ ...claims, voucherId: 'venue-6-masterclass' }));
    expect((320 * PIXELS_PER_MODULE) / widthOf(png)).toBeGreaterThan(6.5);
  });

  it.each([
    ['nothing', ''],
    ['a text that is not a key', 'secret'],
    [
      'a key of another kind',
      generateKeyPairSync('x25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    ],
  ])('cannot be signed with %s', (_, pem) => {
    expect(() => voucherCodeSigner(pem)).toThrow();
  });
});
