const REASONS =
  '`wrong-voucher`, `wrong-member`: a mistake of staff. `not-served`: the member did not get it. `returned`: the member gave it back. `other`.';

const DEVICE = 'The till that did it. For a till of your own, an id that you choose.';

const USE_TEXTS = {
  crmId: 'The `id` of the member who was served.',
  customerNumber: 'The number on the card of this member.',
  venueId: 'The `id` of the venue that served.',
  at: 'The time at which the member was served. It can be days before the request if the till had no connection.',
  isOffline: 'True if the till had no connection then.',
  deviceId: DEVICE,
} as const;

/** The fields of redemptions. */
export const REDEMPTION_TEXTS = {
  shared: {
    redemption: 'The redemption that counts (M-66).',
    redemptionId: 'The `id` of a redemption.',
    venueId: 'The `id` of a venue.',
    since: 'The earliest time of a change, by your clock (M-73).',
  },
  schemas: {
    Redemption: {
      id: 'The `id` of the request that stored it (M-65). For a till of your own, an id that you choose.',
      voucher: 'The voucher as it was before this redemption.',
      ...USE_TEXTS,
      recordedAt:
        'Optional: the time at which you stored it. The manager’s day shows redemptions by this time, or by `at` without it.',
      reversal: 'Null if it counts (M-71).',
      'reversal/at': 'The time of the reversal.',
      'reversal/reason': REASONS,
    },
    VoucherUse: {
      id: 'The id of the new redemption: 1 to 64 letters, digits, hyphens and underscores. The same for the same scan (M-69).',
      ...USE_TEXTS,
    },
    RedemptionReversal: {
      reason: REASONS,
      at: 'The time of the reversal.',
      deviceId: DEVICE,
    },
  },
} as const;
