import { expect, it } from 'vitest';
import { UPLOAD_DAYS } from '../../contract/till/uploadScans.ts';
import type { TillEntry } from '../ports/till.ts';
import type { RedeemServices } from './redeemScan.ts';
import { uploadScan } from './uploadScan.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const DAY_MS = 24 * 3_600_000;

const device = {
  id: 'device-1',
  venueId: 6,
  enrolledAt: '2026-01-01T12:00:00Z',
  lastSyncAt: null,
  revokedAt: null,
};
const upload = { device, times: { clockErrorMs: 0, now: NOW } };

/** A group whose service answers nothing. */
function silentGroup() {
  const added: TillEntry[] = [];
  const fail = async () => {
    throw new Error('no answer');
  };
  const services = {
    tillLog: { find: async () => null, add: async (entry: TillEntry) => void added.push(entry) },
    redemptions: { findRedemption: fail, redeem: fail },
    members: { findVoucher: fail, identify: fail, findMembers: fail, findVouchersOf: fail },
    voucherKeys: () => [],
  } as unknown as RedeemServices;
  return { added, services };
}

const scanned = (days: number) => ({
  nonce: 'nonce-0123456789ab',
  code: 'A',
  customerNumber: '100201',
  at: new Date(NOW.getTime() - days * DAY_MS).toISOString(),
  refusal: null,
});

it('a scan waits for a service that does not answer, and no longer than a scan may be old', async () => {
  const { added, services } = silentGroup();
  await expect(uploadScan(scanned(UPLOAD_DAYS - 0.1), upload, services)).rejects.toThrow();
  expect(added).toEqual([]);
  expect(await uploadScan(scanned(UPLOAD_DAYS + 0.1), upload, services)).toEqual({
    outcome: 'conflict',
    reason: 'too-old',
  });
  expect(added).toMatchObject([{ kind: 'conflict', reason: 'too-old' }]);
});
