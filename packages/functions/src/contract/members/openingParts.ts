// Without schemas, because the page imports it.

/** The callables whose replies an opening can hold: those that home needs. */
export const OPENING_PARTS = [
  'members-getMember',
  'members-getVenue',
  'promotions-getGames',
  'vouchers-getAllVouchers',
  'benefits-getBenefits',
  'promotions-getPromotions',
] as const;
export type OpeningPart = (typeof OPENING_PARTS)[number];
