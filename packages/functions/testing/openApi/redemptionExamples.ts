import { inUtc } from '../../src/contract/rules/calendar.ts';

const VOUCHER = '100201-play';
const MINUTES = 4;

/** @param start when the member was served */
export function redemptionRequests(start: Date) {
  const use = servedAt(start);
  const params = { redemptionId: use.id };
  const venue = { venueId: use.venueId };
  const reversal = { ...reversalAfter(start), deviceId: use.deviceId };
  return {
    redeemVoucher: { params: { voucherId: VOUCHER }, body: use },
    findRedemption: { params },
    reverseRedemption: { params, body: reversal },
    findRedemptions: { params: venue, query: { since: use.at } },
    findOfflineVouchers: { params: venue },
  };
}

/** The replies to one scan and its reversal. */
export function redemptionReplies(voucher: object, start: Date) {
  const redemption = { ...servedAt(start), voucher, reversal: null };
  const reversed = { ...redemption, reversal: reversalAfter(start) };
  return {
    redeemVoucher: { redemption, isNew: true },
    findRedemption: redemption,
    reverseRedemption: reversed,
    findRedemptions: { items: [reversed], next: null },
    findOfflineVouchers: { items: [{ ...voucher, offline: true }], next: null },
  };
}

function servedAt(start: Date) {
  return {
    id: 'redemption-1',
    crmId: 'crm-100201',
    customerNumber: '100201',
    venueId: 6,
    at: start.toISOString(),
    isOffline: false,
    deviceId: 'bar-left-till',
  };
}

function reversalAfter(start: Date) {
  return { reason: 'not-served', at: inUtc(start).add(MINUTES, 'minute').toISOString() };
}
