import { NO_GAMBLING } from '../../local/seed/incentives.ts';
import type { StoredVoucher } from '../../src/domain/ports/memberService.ts';
import type { VoucherUse } from '../../src/domain/ports/redemptions.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A personal voucher, valid from yesterday until next week. */
export const DINNER: StoredVoucher = {
  id: 'dinner',
  audience: 'personal',
  crmId: 'crm-till',
  location: 6,
  title: 'Dinner for two',
  summary: 'Two courses each.',
  category: 'dining',
  terms: 'Once only.',
  incentive: NO_GAMBLING,
  howToRedeem: ['Show the code.'],
  code: 'DINE-1',
  valuePence: 1_500,
  validFrom: inDays(-1),
  validUntil: inDays(7),
  usedAt: null,
};

/** The venue that only tests of redemptions have. */
export const TEST_VENUE = 600;

/** Such a voucher of the test venue. */
export function storedVoucher(id: string): StoredVoucher {
  const dates = { validFrom: '2026-01-01T00:00:00.000Z', validUntil: '2099-01-01T00:00:00.000Z' };
  return { ...DINNER, id, location: TEST_VENUE, ...dates };
}

/** A use of such a voucher by a scan with this id. */
export function useOf(voucherId: string, id: string, deviceId = 'device'): VoucherUse {
  return {
    id,
    voucher: storedVoucher(voucherId),
    crmId: 'crm-till',
    customerNumber: '100',
    venueId: TEST_VENUE,
    at: new Date(),
    isOffline: false,
    deviceId,
  };
}
