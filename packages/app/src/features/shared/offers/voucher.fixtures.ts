import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';

/** Returns a sample voucher with `changes`. */
export function voucher(changes: Partial<Voucher> = {}): Voucher {
  return {
    id: 'v-1',
    audience: 'personal',
    title: 'Dinner for two',
    summary: 'Two courses in the brasserie.',
    category: 'dining',
    terms: 'One voucher a table.',
    howToRedeem: ['Show the code to your server.'],
    code: 'DINE-1',
    valuePence: 2_500,
    validFrom: '2026-11-01T00:00:00Z',
    validUntil: '2026-12-01T00:00:00Z',
    status: 'available',
    venueId: 6,
    ...changes,
  };
}
