import type { Redemption } from '@casino/functions/contract/till/redemption.ts';
import type { KnownUse, OfflineVoucher } from '@casino/functions/contract/till/sync.ts';
import { toBase32 } from '@casino/functions/contract/vouchers/base32.ts';
import { signedPart } from '@casino/functions/contract/vouchers/voucherCode.ts';
import type { Synced } from '../offline/synced.ts';

/** The member, voucher and moment of the tests of the till. */
export const NUMBER = '100201';
export const VENUE = 6;
export const NOW = new Date('2026-11-25T20:00:00Z');
export const KEY_ID = 'K3YNAM';

const CLAIMS = {
  voucherId: 'dinner-1',
  customerNumber: NUMBER,
  expiresAt: new Date('2026-11-30T00:00:00Z'),
};

/** A code with the layout of ours and an empty signature. */
export function sampleCode(claims: Partial<typeof CLAIMS> = {}, keyId = KEY_ID): string {
  return `${signedPart({ ...CLAIMS, ...claims }, keyId)}.${toBase32(new Uint8Array(64))}`;
}

/** A voucher of the list that a till loads. */
export function listed(changes: Partial<OfflineVoucher> = {}, id = 'dinner-1'): OfflineVoucher {
  return {
    voucher: {
      id,
      title: 'Dinner for two',
      summary: 'Two courses from the set menu.',
      category: 'dining',
      valuePence: 4_000,
      letters: 'DINE-4821',
      checks: [],
    },
    validFrom: '2026-11-20T00:00:00Z',
    endsAt: '2026-11-30T00:00:00Z',
    venueId: null,
    ...changes,
  };
}

/** The member's use of the voucher. */
export function usedBy(customerNumber: string, changes: Partial<KnownUse> = {}): KnownUse {
  return {
    redemptionId: 'redemption-1',
    voucherId: 'dinner-1',
    customerNumber,
    at: '2026-11-25T19:00:00Z',
    venueId: 9,
    isReversed: false,
    ...changes,
  };
}

/** What a device has loaded. */
export function synced(changes: Partial<Synced> = {}): Synced {
  return {
    now: NOW.toISOString(),
    clockOffset: 0,
    keys: [{ id: KEY_ID, publicKey: 'A'.repeat(43) }],
    uses: [],
    vouchers: [listed()],
    vouchersAt: NOW.toISOString(),
    isWhole: true,
    ...changes,
  };
}

/** A redemption of the voucher. */
export function redemption(changes: Partial<Redemption> = {}): Redemption {
  return {
    id: 'redemption-1',
    voucher: listed().voucher,
    customerNumber: NUMBER,
    venueId: VENUE,
    at: NOW.toISOString(),
    isOffline: false,
    deviceId: 'device-1',
    reversal: null,
    ...changes,
  };
}
