import type { Rule } from './rule.ts';

/** The rules of the member service for redemptions at the tills of this product. */
export const REDEMPTION_RULES = [
  {
    id: 'M-65',
    text: '`redeemVoucher` stores a redemption with the `id` and the other values of the request, and the voucher as it was before.',
    operations: ['redeemVoucher', 'findRedemption'],
  },
  {
    id: 'M-66',
    text: 'A member redeems a voucher once. A later request with another `id` has the first redemption, with `"isNew": false`, and stores nothing. This counts for your own tills as well.',
    operations: ['redeemVoucher'],
  },
  {
    id: 'M-67',
    text: 'Of simultaneous requests for one voucher and member, one has `"isNew": true`, and all have its redemption.',
    operations: ['redeemVoucher'],
  },
  {
    id: 'M-68',
    text: 'A voucher for everyone is redeemed once by each member.',
    operations: ['redeemVoucher'],
  },
  {
    id: 'M-69',
    text: 'A request with the `id` of a stored redemption has that redemption, with `"isNew": true`, and stores nothing, also with another key and after a reversal. A till repeats its request after days without a connection.',
    operations: ['redeemVoucher'],
  },
  {
    id: 'M-70',
    text: 'Reply 404 for a personal voucher of another member.',
    operations: ['redeemVoucher'],
  },
  {
    id: 'M-71',
    text: 'A reversal has the time `at` and the reason of the request. The redemption stays, with no other change, and the member can redeem the voucher again, with another `id`.',
    operations: ['reverseRedemption', 'findRedemption', 'redeemVoucher'],
  },
  {
    id: 'M-72',
    text: 'A second reversal changes nothing: the reply has the first one, also after the voucher was redeemed again.',
    operations: ['reverseRedemption'],
  },
  {
    id: 'M-73',
    text: 'The list has each redemption of the venue that you stored or reversed at `since` or later, by your clock and whatever its `at`, and no other. The last change decides the order, the earliest first.',
    operations: ['findRedemptions'],
  },
  {
    id: 'M-74',
    text: 'A cursor works for 5 minutes. Its page begins after the last redemption of the page before, also if one of that page is reversed meanwhile: the list has it again at its end.',
    operations: ['findRedemptions'],
  },
  {
    id: 'M-75',
    text: '`usedAt` and `usedVenueId` are those of the redemption by this member, from the reply to `redeemVoucher` on. `usedAt` is null again after a reversal.',
    operations: ['findVouchersOf'],
  },
  {
    id: 'M-76',
    text: 'The list has the vouchers with `"offline": true` that the venue redeems, whose `usedAt` is null and which have not ended, and no others. They are sorted by `validUntil`.',
    operations: ['findOfflineVouchers'],
  },
] as const satisfies readonly Rule[];
