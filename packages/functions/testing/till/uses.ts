import { NO_GAMBLING } from '../../local/seed/incentives.ts';
import type { StoredVoucher } from '../../src/domain/ports/memberService.ts';
import type { VoucherUse } from '../../src/domain/ports/redemptions.ts';

/** A personal voucher of the venue that only tests of redemptions have. */
export const TEST_VENUE = 600;

export function storedVoucher(id: string): StoredVoucher {
  return {
    id,
    audience: 'personal',
    crmId: 'crm-till',
    location: TEST_VENUE,
    title: 'Dinner for two',
    summary: 'Two courses each.',
    category: 'dining',
    terms: 'Once only.',
    incentive: NO_GAMBLING,
    howToRedeem: ['Show the code.'],
    code: 'DINE-1',
    valuePence: null,
    validFrom: '2026-01-01T00:00:00.000Z',
    validUntil: '2099-01-01T00:00:00.000Z',
    usedAt: null,
  };
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
