import { POINTS_RULES } from './points.ts';
import { REDEMPTION_RULES } from './redemptions.ts';
import type { Rule } from './rule.ts';

const KEYED = [
  'register',
  'updateMember',
  'withdrawMarketing',
  'redeemVoucher',
  'reverseRedemption',
] as const;
const VOUCHERS = ['findVouchersOf', 'findVoucher'] as const;
const RECORDS = ['findMembers', 'searchMembers', 'identify'] as const;

/** The rules of the member service. */
export const MEMBER_RULES = [
  {
    id: 'M-01',
    text: 'The reply has one record for each known id, also if an id is repeated, and omits unknown ids.',
    operations: ['findMembers'],
  },
  {
    id: 'M-02',
    text: 'A request can have 100 ids, or 100 values of each kind. Reply 400 to more.',
    operations: ['findMembers', 'searchMembers'],
  },
  {
    id: 'M-03',
    text: 'Compare e-mail addresses without letter case. Nothing else is equal: not `+alias`, not the dots of Gmail, not an earlier address.',
    operations: ['isMember', 'register'],
  },
  {
    id: 'M-04',
    text: 'Reply with e-mail addresses in lower case.',
    operations: RECORDS,
  },
  {
    id: 'M-05',
    text: '`isMember` is true if a member of the casino has the address, from the reply to `register` on, and false for another address, another casino, or a casino that the group does not have.',
    operations: ['isMember'],
  },
  {
    id: 'M-06',
    text: 'The reply has the record with the number at the casino. Reply 404 for a number of another casino, or a casino that the group does not have.',
    operations: ['identify'],
  },
  {
    id: 'M-07',
    text: '`membership` has the `id`, the `customer_number` and the `home_casino` of the record.',
    operations: ['identify', 'register'],
  },
  {
    id: 'M-08',
    text: 'Casino 17 is run by casino 6: the two are one casino. A group without casino 6 ignores this rule.',
    operations: ['isMember', 'identify', 'register'],
  },
  {
    id: 'M-09',
    text: 'An address is a member of a casino once. Reply 409 to a later registration with another key.',
    operations: ['register'],
  },
  {
    id: 'M-10',
    text: 'Of two simultaneous registrations of an address with different keys, one gets 200 and the other 409.',
    operations: ['register'],
  },
  {
    id: 'M-11',
    text: 'An address can be registered at several casinos. Each registration adds a member.',
    operations: ['register'],
  },
  {
    id: 'M-12',
    text: 'Reply 400 to a registration at a casino that the group does not have. A group with casino 6 has casino 17.',
    operations: ['register'],
  },
  {
    id: 'M-13',
    text: 'A new member has the type 49 with your name of it, is not suspended, and has no points and empty lists in `pwa_content`.',
    operations: ['register'],
  },
  {
    id: 'M-14',
    text: 'The record of a new member has the registered values.',
    operations: ['register'],
  },
  {
    id: 'M-15',
    text: 'A customer number is given out once in the group. If another member has the promised number, choose another one. Members whose record is gone do not count.',
    operations: ['register'],
  },
  {
    id: 'M-16',
    text: 'A promised customer number that no member of the group has becomes the number of the new member. It is a text of at least 1 character, and can have leading zeros and letters.',
    operations: ['register'],
  },
  {
    id: 'M-17',
    text: '`register` appends a yes to `casino-` and each chosen channel, at the time `at`, with the wording of the description, and no other answer.',
    operations: ['register'],
  },
  {
    id: 'M-18',
    text: 'Reply 400 to a request without an `Idempotency-Key`, or with an empty one.',
    operations: KEYED,
  },
  {
    id: 'M-19',
    text: 'A second request with the same key changes nothing and has the same reply, also if both arrive at the same time, or if the connection of the first one is cut.',
    operations: KEYED,
  },
  {
    id: 'M-20',
    text: 'The service does not compare the body: a second request with the same key and another body has the reply of the first one. If that body is invalid, 400 is right too.',
    operations: KEYED,
  },
  {
    id: 'M-21',
    text: 'A key belongs to its operation and, in a path with an id, to that id. The same key elsewhere is another request.',
    operations: KEYED,
  },
  {
    id: 'M-22',
    text: 'Replies 404 and 409 are stored with their key as well. Replies 400, 401, 429 and 5xx are not.',
    operations: ['register', 'updateMember'],
  },
  {
    id: 'M-23',
    text: 'Keys are stored for at least 24 hours.',
    operations: KEYED,
    unseen:
      'The product repeats a request within 20 seconds. A submission that a member repeats later is found by its address and casino.',
  },
  {
    id: 'M-24',
    text: '`updateMember` changes the given fields and no others. New interests replace the earlier ones.',
    operations: ['updateMember'],
  },
  {
    id: 'M-25',
    text: '`consents` is a history, oldest answer first: append to it, in the order in which you received the answers, also if an `at` is earlier, and change nothing in it. An answer with the `given` and the `wording` of the last one of its topic can be left out, whatever its `at`.',
    operations: ['updateMember', 'withdrawMarketing'],
  },
  {
    id: 'M-26',
    text: 'An answer keeps its wording, letter for letter, and the instant of `at`, with any offset.',
    operations: ['updateMember'],
  },
  {
    id: 'M-27',
    text: '`withdrawMarketing` appends a no to each marketing topic whose last answer is yes, and nothing else. Marketing topics are all except `session-recording`, also the `online-` ones.',
    operations: ['withdrawMarketing'],
  },
  {
    id: 'M-28',
    text: 'A withdrawal has the time `at` of the request and the wording of the last yes, which it withdraws.',
    operations: ['withdrawMarketing'],
  },
  {
    id: 'M-29',
    text: '`withdrawMarketing` replies 200 for an unknown id, because the record of its member may be gone.',
    operations: ['withdrawMarketing'],
  },
  {
    id: 'M-30',
    text: '`search` finds each record of the group with one of the values, also of suspended members and of those without a casino, and no other record. Any order is right that stays the same between pages.',
    operations: ['searchMembers'],
  },
  {
    id: 'M-31',
    text: '`search` finds a record by its e-mail address in lower case and without `+alias`: from a `+` in the local part on. The product sends addresses in this form: you need to put only your stored ones into it.',
    operations: ['searchMembers'],
  },
  {
    id: 'M-32',
    text: 'For addresses of Gmail, `search` ignores dots in the local part, and `googlemail.com` is `gmail.com`.',
    operations: ['searchMembers'],
  },
  {
    id: 'M-33',
    text: 'A `+` at the beginning is part of an address: `+one@casino.test` and `+two@casino.test` are two mailboxes.',
    operations: ['searchMembers'],
  },
  {
    id: 'M-34',
    text: '`search` finds a record by its mobile number.',
    operations: ['searchMembers'],
  },
  {
    id: 'M-35',
    text: '`search` finds a record by its date of birth.',
    operations: ['searchMembers'],
  },
  {
    id: 'M-36',
    text: '`search` finds a record by its `personId`.',
    operations: ['searchMembers'],
  },
  {
    id: 'M-37',
    text: '`search` finds a record by each earlier mobile number.',
    operations: ['searchMembers'],
  },
  {
    id: 'M-38',
    text: '`search` finds a record by each earlier e-mail address.',
    operations: ['searchMembers'],
  },
  {
    id: 'M-39',
    text: '`former` has each earlier combination of name, address and number, not only the last one, each with all four fields. A combination may also equal the current one.',
    operations: RECORDS,
  },
  {
    id: 'M-40',
    text: 'A value that is not known is empty: `"email": ""`, `"phone_mobile": ""`, `"dateOfBirth": ""`, 0 points, and null for `home_casino`.',
    operations: RECORDS,
  },
  {
    id: 'M-41',
    text: '`personId` is the same for each record of a person whom your support desk has verified, and null for others.',
    operations: RECORDS,
    unseen:
      'The product also compares addresses, names, dates of birth and numbers by itself, and treats doubt as the same person only to restrict.',
  },
  {
    id: 'M-42',
    text: '`suspended` is true for a member who must not use the app, such as one who excluded themselves. The member is found as any other.',
    operations: RECORDS,
  },
  {
    id: 'M-43',
    text: 'The `id` of a member never changes, and is never given to another member.',
    operations: RECORDS,
    unseen:
      'The product stores the id with the login. It compares the record with the registered values before it links it.',
  },
  {
    id: 'M-44',
    text: 'The list has the vouchers of the member and those for everyone, which the requested venue redeems, whatever the home casino of the member is, and no others. The product never requests those of venue 17.',
    operations: ['findVouchersOf'],
  },
  {
    id: 'M-45',
    text: 'A voucher for everyone has `"crmId": null`, and `"usedAt": null` unless the member of the list redeemed it (M-75). A personal voucher has the `crmId` of its member.',
    operations: VOUCHERS,
  },
  {
    id: 'M-46',
    text: 'A voucher is the same in the list and alone, except for `usedAt` and `usedVenueId` of a voucher for everyone: alone it is of no member, and both are null or absent.',
    operations: VOUCHERS,
  },
  {
    id: 'M-47',
    text: '`validUntil` is after `validFrom`.',
    operations: VOUCHERS,
  },
  {
    id: 'M-48',
    text: 'Every voucher has an `incentive`, also one for a meal.',
    operations: VOUCHERS,
  },
  {
    id: 'M-49',
    text: 'The incentive of a voucher has one product type, unless `freeChoice`, and a wagering requirement of ten times at most.',
    operations: VOUCHERS,
  },
  {
    id: 'M-50',
    text: 'Used and expired vouchers stay in the list for a while, so that the app shows their state.',
    operations: ['findVouchersOf'],
    unseen: 'The app shows the vouchers of the list, and no others.',
  },
  ...POINTS_RULES,
  {
    id: 'M-64',
    text: 'A record is the same in `findMembers`, `searchMembers` and `identify`, and the first reply of `updateMember` is its member after the change.',
    operations: [...RECORDS, 'updateMember'],
  },
  ...REDEMPTION_RULES,
] as const satisfies readonly Rule[];
