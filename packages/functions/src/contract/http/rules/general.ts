import type { Rule } from './rule.ts';

const LISTS = [
  'listVenues',
  'findBenefits',
  'listEvents',
  'listGames',
  'findGamePrizes',
  'searchMembers',
  'findVouchersOf',
  'findPointMovements',
  'findOfflineVouchers',
] as const;
const ALL_LISTS = [...LISTS, 'findRedemptions'] as const;

/** The rules of both services. */
export const GENERAL_RULES = [
  {
    id: 'G-01',
    text: 'Reply 401 to a request without a valid bearer token.',
    operations: 'all',
  },
  {
    id: 'G-02',
    text: 'Reply 401 to a request with a token that has expired.',
    operations: 'all',
  },
  {
    id: 'G-03',
    text: 'A reply of status 200 is JSON with the header `Content-Type: application/json`.',
    operations: 'all',
  },
  {
    id: 'G-04',
    text: 'A reply has each required field, no field that the description does not name, and values of the described types and formats.',
    operations: 'all',
  },
  {
    id: 'G-05',
    text: 'Reply 400 to a request that does not match the description: a missing or wrong value, or a field that it does not name.',
    operations: 'all',
  },
  {
    id: 'G-06',
    text: 'An instant can have any offset and any number of decimals of a second. Two texts of the same instant mean the same.',
    operations: ['listEvents', 'register', 'updateMember'],
  },
  {
    id: 'G-07',
    text: 'The pages of a list hold each item once.',
    operations: ALL_LISTS,
  },
  {
    id: 'G-08',
    text: '`next` is null on the last page, and no cursor leads back to an earlier page. The last page may be empty.',
    operations: ALL_LISTS,
  },
  {
    id: 'G-09',
    text: 'A page has at most 1 MB: 1,000,000 bytes.',
    operations: ALL_LISTS,
  },
  {
    id: 'G-10',
    text: 'Reply 400 to a cursor that the service did not issue. The product sends a cursor only to its own list: elsewhere, any reply is right.',
    operations: ALL_LISTS,
  },
  {
    id: 'G-11',
    text: 'A cursor can be used more than once, because the product repeats a request that fails.',
    operations: ALL_LISTS,
  },
  {
    id: 'G-12',
    text: 'A cursor works for 5 minutes, also if the list changes after it was issued. The page then begins at the same position. If the list is now shorter, the page may be empty.',
    operations: LISTS,
  },
  {
    id: 'G-13',
    text: 'Reply 404 to an unknown id where the description of the operation has 404, never an empty record. A known venue or game without items may get 404 or an empty list.',
    operations: [
      'findVenue',
      'findBenefits',
      'findRestaurant',
      'findEvent',
      'findGame',
      'findGamePrizes',
      'findInfoPage',
      'identify',
      'updateMember',
      'readRecord',
      'findVoucher',
      'findPoints',
      'findPointMovements',
      'redeemVoucher',
      'findRedemption',
      'reverseRedemption',
      'findRedemptions',
      'findOfflineVouchers',
    ],
  },
  {
    id: 'G-14',
    text: 'A list without 404 in its description is empty for an unknown id.',
    operations: ['listEvents', 'findVouchersOf'],
  },
  {
    id: 'G-15',
    text: 'A reply is about the venue, event, game, page, member, voucher or redemption of the request, and about no other.',
    operations: [
      'findVenue',
      'findRestaurant',
      'listEvents',
      'findEvent',
      'findGame',
      'findInfoPage',
      'findMembers',
      'identify',
      'updateMember',
      'readRecord',
      'findVoucher',
      'findPoints',
      'findPointMovements',
      'redeemVoucher',
      'findRedemption',
      'reverseRedemption',
      'findRedemptions',
    ],
  },
  {
    id: 'G-16',
    text: 'A reply 429 has the header `Retry-After` with a number of seconds.',
    operations: 'all',
  },
  {
    id: 'G-17',
    text: 'The service replies to 20 simultaneous requests, each completely, with 200 or 429.',
    operations: 'all',
  },
  {
    id: 'G-18',
    text: 'A reply is complete within 3 seconds.',
    operations: 'all',
  },
  {
    id: 'G-19',
    text: 'The body of an error holds no personal data.',
    operations: ['register', 'isMember', 'identify'],
  },
  {
    id: 'G-20',
    text: 'Requests and replies are in UTF-8. The service returns a text as it was sent, in any script. The patterns of the description are those of ECMAScript with the flag `u`. A text that is not valid Unicode gets 400.',
    operations: ['register', 'updateMember'],
  },
  {
    id: 'G-21',
    text: 'Money is in pence of pounds sterling. Other currencies are not supported.',
    operations: [
      'findRestaurant',
      'findGamePrizes',
      'findVouchersOf',
      'findVoucher',
      'findOfflineVouchers',
    ],
    unseen: 'The app shows each amount in pounds, and accepts only whole numbers.',
  },
  {
    id: 'G-22',
    text: 'Where 00:00 has a meaning of its own, in `GameEnd` and `validUntil`, it is midnight in Europe/London.',
    operations: ['listGames', 'findGame', 'findVouchersOf', 'findVoucher', 'findOfflineVouchers'],
    unseen: 'The product calculates the last day in Europe/London for every venue and device.',
  },
  {
    id: 'G-23',
    text: 'The address of a service has https.',
    operations: 'all',
    unseen:
      'The product refuses an http address, except one of its own machine, and follows no redirect.',
  },
] as const satisfies readonly Rule[];
