import { CONSENT_CHANNELS, CONSENT_WORDING } from '../../consents.ts';
import { TIER_NAMES, TIER_POINT_CAPS, TIERS } from '../../tiers.ts';
import { MAX_SOUGHT } from '../members.ts';
import type { FieldTexts } from './fieldTexts.ts';
import { INCENTIVE_TEXTS } from './incentive.ts';
import { POINTS_TEXTS } from './points.ts';
import { REDEMPTION_TEXTS } from './redemptions.ts';

const ITEM_TEXTS = (list: string) => ({
  [`${list}/id`]: 'Unique in the list.',
  [`${list}/title`]: 'Plain text.',
  [`${list}/text`]: 'Plain text.',
  [`${list}/href`]: 'The address to which the item leads.',
  [`${list}/venues`]:
    'The venues of which members see the item: a list of ids, a text with ids between commas, or `All`.',
});

const CHANNEL_ANSWERS = CONSENT_CHANNELS.map((channel) => {
  const topic = `casino-${channel}` as const;
  return `\`${channel}\` a yes to \`${topic}\` with the wording \`${CONSENT_WORDING[topic]}\``;
}).join(', ');

const CAPS = TIERS.flatMap((tier) => {
  const cap = TIER_POINT_CAPS[tier];
  return cap === null ? [] : [`${TIER_NAMES[tier]} ${cap}`];
}).join(', ');

const CONSENT_TEXTS = {
  'consents/topic':
    'Product and channel of marketing, or the recording of how the member uses the app.',
  'consents/given': 'True for yes.',
  'consents/wording': 'The words that the member read. Store and return them unchanged (M-26).',
  'consents/at': 'The time of the answer. Return the same instant, with any offset (M-26).',
};

const STORED_CONSENT_TEXTS = {
  ...CONSENT_TEXTS,
  'consents/language':
    'The language of the wording, if you know it. The product sends none, and recognises it by the wording.',
  'consents/version': 'The version of the wording, if you know it. The product sends none.',
};

/** The fields of the member service. */
export const MEMBER_TEXTS: FieldTexts = {
  shared: {
    cursor:
      'The `next` of the previous page, unchanged. Absent for the first page (G-10, G-11, G-12).',
    ...POINTS_TEXTS.shared,
    ...REDEMPTION_TEXTS.shared,
    items: 'The items of this page.',
    next: 'The cursor of the next page; null on the last page.',
    crmId: 'The `id` of a member.',
    crmIds: `Ids of members. Reply 400 to more than ${MAX_SOUGHT} (M-02).`,
    records: 'A record for each known id (M-01).',
    emails:
      'Addresses in lower case, without `+alias`, and for Gmail without dots (M-31, M-32). A `+` at the beginning is part of the address (M-33).',
    mobiles: 'Mobile numbers in E.164.',
    datesOfBirth: 'Dates of birth.',
    personIds: 'Values of `personId`.',
    email: 'The address, in any letter case (M-03).',
    location:
      'The number of a casino. 17 is run by 6 (M-08). In a request for vouchers it is the venue that redeems them: for a member of casino 17, the product requests those of venue 6.',
    isMember: 'True if a member of the casino has the address (M-05).',
    customerNumber: 'The number on the member’s card.',
    membership: 'The membership.',
    record: 'The record of the same member.',
    isNew:
      'True for an added member, or for a redemption with the `id` of the request. A repeated request has the reply of the first one (M-19).',
    at: 'The time of the withdrawal, for the answers that you append (M-28).',
    id: 'The requested member. Beside it, the reply has any fields: the member gets them as a file.',
    voucherId: 'The `id` of a voucher.',
  },
  schemas: {
    ...POINTS_TEXTS.schemas,
    ...REDEMPTION_TEXTS.schemas,
    Incentive: INCENTIVE_TEXTS,
    Member: {
      id: 'The id of the member in your system, `crmId` elsewhere. It never changes (M-43).',
      customer_number: 'The number on the member’s card. Unique in the group (M-15).',
      first_name: 'Empty if unknown.',
      last_name: 'Empty if unknown.',
      email: 'In lower case (M-04). Empty for none (M-40).',
      phone_mobile: 'In E.164, such as `+447700900201`. Empty for none.',
      suspended:
        'True for a member who must not use the app, such as one who excluded themselves (M-42).',
      membership_type_id:
        'Decides the tier: 49 Jack, 48 Queen, 59 Queen of Spades, 47 King, 57 King of Hearts, 58 King of Spades, 46 Ace. 34 is temporary. The app turns away some other types, and takes the rest as Jack.',
      membership_type_Name: 'The name of the type in your system.',
      home_casino: 'The `id` of a venue; null for none (M-40). 17 is served by venue 6 (M-08).',
      tierPoints: 'The points collected in the period of the tier. 0 if unknown.',
      rewardPoints: `The points that decide the progress within the tier. 0 if unknown. The app divides them by the points at which the tier is full: ${CAPS}. Ace is always full. For other thresholds, scale your points.`,
      loyalty_points: 'The balance that the member can spend. 0 if unknown.',
      loyalty_points_end_date: 'The day on which `loyalty_points` expire; null if they do not.',
      interests: 'The interests that the member selected. Absent until then.',
      consents:
        'Every answer of the member, oldest first (M-25). The last one of a topic counts. Absent for none.',
      ...STORED_CONSENT_TEXTS,
      pwa_content: 'News for this member, which home shows. Both lists can be empty.',
      'pwa_content/NewsFeed': 'News.',
      ...ITEM_TEXTS('pwa_content/NewsFeed'),
      'pwa_content/OnlineGamingCTAContent': 'Invitations to your online products.',
      ...ITEM_TEXTS('pwa_content/OnlineGamingCTAContent'),
    },
    MemberRecord: {
      member: 'The member.',
      dateOfBirth: 'Empty if unknown: then the membership cannot be linked in the app.',
      personId:
        'Your id of the person, if your support desk has verified who it is. The same for each of their records (M-41). Null for none.',
      former:
        'Each earlier combination of these fields, not only the last one (M-39). Empty texts are unknown.',
      'former/first_name': 'The first name at that time.',
      'former/last_name': 'The last name at that time.',
      'former/email': 'The address at that time, in lower case.',
      'former/phone_mobile': 'The mobile number at that time, in E.164.',
    },
    MemberChange: {
      phone_mobile: 'The new number. The earlier one moves to `former` (M-39).',
      interests: 'The new interests, in place of the earlier ones (M-24).',
      consents: 'Answers to append to the member’s `consents` (M-25).',
      ...CONSENT_TEXTS,
    },
    Membership: {
      location: 'The `home_casino` of the member (M-07).',
      customerNumber: 'The `customer_number` of the member.',
      crmId: 'The `id` of the member.',
    },
    Registration: {
      values: 'The values of the form, checked.',
      'values/title': 'For letters.',
      'values/firstName': 'Becomes `first_name`.',
      'values/lastName': 'Becomes `last_name`.',
      'values/dob':
        'The date of birth. The member is 18 or over: the product has checked this. You may reply 400 to a younger one.',
      'values/email': 'Becomes `email`, in lower case.',
      'values/gender': 'For letters.',
      'values/mobile': 'In E.164. Becomes `phone_mobile`.',
      'values/consents': 'The boxes of the form.',
      'values/consents/over18': 'The member says to be 18 or over.',
      'values/consents/terms': 'The member accepts the terms.',
      'values/consents/marketing': `The channels to which the member said yes, each once. Each becomes an answer in \`consents\` (M-17): ${CHANNEL_ANSWERS}.`,
      'values/location':
        'Becomes `home_casino`. Reply 400 if the group does not have this casino (M-12).',
      customerNumber:
        'The number that the member was promised; null if you choose. Choose another if a member of the group has it (M-15, M-16).',
      at: 'The time of the registration, for the answers that you append (M-17).',
    },
    Voucher: {
      id: 'Unique in your system.',
      audience: '`personal` is for one member. `everyone` is for every member of the venue.',
      title: 'Plain text.',
      summary: 'One sentence, as plain text.',
      category: 'Selects the artwork; null for none.',
      game: '`slots` selects the artwork of slots for a voucher of `gaming`. Absent for other games.',
      terms: 'The significant conditions, as plain text.',
      incentive:
        'Required by law, also for a meal: then `productTypes` is empty. Never null (M-48, M-49).',
      howToRedeem: 'The steps in order.',
      locale: 'The language of the texts. Absent for the language of the group, British English.',
      code: 'The code to type at a till that cannot scan.',
      valuePence: 'The value in pence of pounds sterling (G-21); null if it is not money.',
      validFrom: 'The beginning. Before it, the app shows the voucher as upcoming.',
      validUntil:
        'The last day, of which the app prints the date. The voucher and its code expire as that day closes in Europe/London, whatever the time. 00:00 there is the close of the day before.',
      location: 'The venue that redeems it: the requested one (M-44).',
      crmId: 'The member; null for `everyone` (M-45).',
      usedAt:
        'The time at which a till redeemed it; null before. For `everyone`, the time for the member of the list, and null alone (M-45, M-75).',
      usedVenueId:
        'The venue that redeemed it (M-75). Null or absent if it is not used, or if you do not know the venue.',
      offline:
        'True if a till may redeem it without a connection: two tills can then do so at once. Absent or false for all others (M-76).',
    },
  },
};
