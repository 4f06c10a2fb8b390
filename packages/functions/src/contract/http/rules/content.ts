import type { Rule } from './rule.ts';

/** The rules of the content service. */
export const CONTENT_RULES = [
  {
    id: 'C-01',
    text: 'Each reply of status 200 has an `ETag`.',
    operations: 'all',
  },
  {
    id: 'C-02',
    text: 'Reply 304 without a body if `If-None-Match` has the current `ETag`, also if the request has `Cache-Control: no-cache`.',
    operations: 'all',
  },
  {
    id: 'C-03',
    text: 'Reply 200 with the content if `If-None-Match` has another value.',
    operations: 'all',
  },
  {
    id: 'C-04',
    text: 'Different content has different ETags.',
    operations: 'all',
  },
  {
    id: 'C-05',
    text: 'The `ETag` of the first page of a list changes if any page changes. A version of the whole list in each `next` does that.',
    operations: ['listVenues', 'findBenefits', 'listEvents', 'listGames', 'findGamePrizes'],
  },
  {
    id: 'C-06',
    text: 'Content is the same for every member.',
    operations: 'all',
    unseen:
      'No request of content names a member, and one reply in each language is cached for all.',
  },
  {
    id: 'C-07',
    text: 'The list has all casinos of the group, sorted by id. Casino 17 may be in the list or not.',
    operations: ['listVenues'],
  },
  {
    id: 'C-08',
    text: 'Lists without another order are in display order: benefits, menus, sections and dishes.',
    operations: ['findBenefits', 'findRestaurant'],
    unseen: 'The app shows them in the order of the reply.',
  },
  {
    id: 'C-09',
    text: 'The id of a benefit is unique at its venue.',
    operations: ['findBenefits'],
  },
  {
    id: 'C-10',
    text: 'The list has each event and promotion of the venue that ends at `since` or later, and no other.',
    operations: ['listEvents'],
  },
  {
    id: 'C-11',
    text: 'Events are sorted by `endsAt`.',
    operations: ['listEvents'],
  },
  {
    id: 'C-12',
    text: '`endsAt` is after `startsAt`.',
    operations: ['listEvents', 'findEvent'],
  },
  {
    id: 'C-13',
    text: 'The `uri` of an event is unique in the group.',
    operations: ['listEvents', 'findEvent'],
  },
  {
    id: 'C-14',
    text: 'An id of an event, a game or a prize stays the same if its text or time changes, and is not used again.',
    operations: ['listEvents', 'findEvent', 'listGames', 'findGame', 'findGamePrizes'],
    unseen: 'A place or a play stays with its id: for an id that is gone, the app shows nothing.',
  },
  {
    id: 'C-15',
    text: 'Every promotion has an `incentive`, also one for a meal. An event has none.',
    operations: ['listEvents', 'findEvent'],
  },
  {
    id: 'C-16',
    text: 'Every voucher of a prize has an `incentive`, also one for a meal.',
    operations: ['findGamePrizes'],
  },
  {
    id: 'C-17',
    text: 'The incentive of a promotion or a prize has one product type, unless `freeChoice`, and a wagering requirement of ten times at most.',
    operations: ['listEvents', 'findEvent', 'findGamePrizes'],
  },
  {
    id: 'C-18',
    text: 'Games are sorted by `GameStart`.',
    operations: ['listGames'],
  },
  {
    id: 'C-19',
    text: 'The list has all future games.',
    operations: ['listGames'],
    unseen: 'The app offers only games of the list.',
  },
  {
    id: 'C-20',
    text: '`GameEnd` is after `GameStart`, and `OptinEnd` is after `OptinStart`.',
    operations: ['listGames', 'findGame'],
  },
  {
    id: 'C-21',
    text: 'The number of a prize is unique in its game.',
    operations: ['findGamePrizes'],
  },
  {
    id: 'C-22',
    text: 'At least one prize of a game has unlimited stock: `"stock": null`.',
    operations: ['findGamePrizes'],
  },
  {
    id: 'C-23',
    text: '`allergens` of a dish is empty only if the dish has none of the 14 allergens. If you do not know, it is null or absent.',
    operations: ['findRestaurant'],
    unseen: 'For null or no list, the app says “Please ask us about allergens”.',
  },
  {
    id: 'C-24',
    text: 'The text is in the language of `Accept-Language`, and `locale` names it unless it is British English. If the service has no text in it, or the header is missing or `*`, the reply has the text of the group. The product sends one tag, such as `zh-Hans`.',
    operations: ['findInfoPage'],
  },
  {
    id: 'C-25',
    text: 'A translated text has the links of the text of the group and no others, and each of its figures: telephone numbers, points, days.',
    operations: ['findInfoPage'],
  },
] as const satisfies readonly Rule[];
