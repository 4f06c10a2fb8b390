import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedIn, statusOf } from '../../../testing/calls/client.ts';
import { demoTill } from '../../../testing/vouchers/demoTill.ts';
import { readQrCode } from '../../../testing/vouchers/readQrCode.ts';
import { offerEndsAt } from '../../contract/vouchers/voucherStatus.ts';

const database = openDatabase();

const qrCodeOf = (client: Client, voucherId: string) =>
  client.call('vouchers-generateQrCode', { voucherId });

describe('§7 vouchers-generateQrCode', () => {
  it('§3.35 §7.39 returns a PNG that a till can read, on pure white with the standard’s quiet zone', async () => {
    const { base64Png } = await qrCodeOf(await signedIn('jack'), '100201-play');
    const png = Buffer.from(base64Png, 'base64');
    expect(png.toString('base64')).toBe(base64Png);
    const seen = readQrCode(png);
    expect(seen.pure).toBe(true);
    expect(seen.quietZone).toBeGreaterThanOrEqual(4);
  });

  it('returns a code that a till can verify, bound to voucher, member and expiry', async () => {
    const { base64Png } = await qrCodeOf(await signedIn('jack'), '100201-play');
    const stored = (await database.doc('vouchers/100201-play').get()).data();
    const { text } = readQrCode(Buffer.from(base64Png, 'base64'));
    expect(demoTill.verify(text, '100201')).toEqual({
      valid: true,
      claims: {
        voucherId: '100201-play',
        customerNumber: '100201',
        expiresAt: offerEndsAt(stored?.['validUntil'].toDate().toISOString()),
      },
    });
    expect(demoTill.verify(text, '100207')).toEqual({ valid: false, reason: 'another-member' });
  });

  it('returns the code of a voucher open to everyone at their casino, with the member’s number', async () => {
    const { base64Png } = await qrCodeOf(await signedIn('king'), 'venue-6-masterclass');
    const { text } = readQrCode(Buffer.from(base64Png, 'base64'));
    expect(demoTill.verify(text, '100204')).toMatchObject({
      valid: true,
      claims: { voucherId: 'venue-6-masterclass' },
    });
  });

  it('rejects a voucher of another member', async () => {
    const code = qrCodeOf(await signedIn('jack'), '100207-play');
    expect(await statusOf(code)).toBe('permission-denied');
  });
});
