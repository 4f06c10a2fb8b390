import { CONSENT_CHANNELS, CONSENT_LABELS, CONSENT_WORDING } from '../../consents.ts';
import { MAX_SOUGHT } from '../members.ts';
import type { FieldTexts } from './fieldTexts.ts';
import { INCENTIVE_TEXTS } from './incentive.ts';

const ITEM_TEXTS = (list: string) => ({
  [`${list}/id`]: 'Unique in the list.',
  [`${list}/title`]: 'Plain text.',
  [`${list}/text`]: 'Plain text.',
  [`${list}/href`]: 'The address to which the item leads.',
  [`${list}/venues`]:
    'The venues of which members see the item: a list of ids, a text with ids between commas, or `All`.',
});

const OTHER_CHANNELS = CONSENT_CHANNELS.filter((channel) => channel !== 'email')
  .map((channel) => CONSENT_LABELS[channel])
  .join('`, `');

const CONSENT_TEXTS = {
  'consents/topic':
    'Product and channel of marketing, or the recording of how the member uses the app.',
  'consents/given': 'True for yes.',
  'consents/wording': 'The words that the member read. Store and return them unchanged.',
  'consents/at': 'The time of the answer. Return the same instant, with any offset.',
};

/** The fields of the member service. */
export const MEMBER_TEXTS: FieldTexts = {
  shared: {
    cursor: 'The `next` of the previous page, unchanged. Absent for the first page.',
    items: 'The items of this page.',
    next: 'The cursor of the next page; null on the last page.',
    crmId: 'The `id` of a member.',
    crmIds: `Ids of members. Reply 400 to more than ${MAX_SOUGHT}.`,
    records: 'A record for each known id.',
    emails:
      'Addresses in lower case, without `+alias`, and for Gmail without dots. A `+` at the beginning is part of the address.',
    mobiles: 'Mobile numbers in E.164.',
    datesOfBirth: 'Dates of birth.',
    personIds: 'Values of `personId`.',
    email: 'The address, in any letter case.',
    location: 'The number of a casino. 17 is run by 6.',
    isMember: 'True if a member of the casino has the address.',
    customerNumber: 'The number on the member’s card.',
    membership: 'The membership.',
    record: 'The record of the same member.',
    isNew: 'True for an added member. A repeated request has the reply of the first one.',
    at: 'The time of the withdrawal, for the answers that you append.',
    id: 'The requested member. Beside it, the reply has any fields: the member gets them as a file.',
    voucherId: 'The `id` of a voucher.',
  },
  schemas: {
    Incentive: INCENTIVE_TEXTS,
    Member: {
      id: 'The id of the member in your system, `crmId` elsewhere. It never changes.',
      customer_number: 'The number on the member’s card.',
      first_name: 'Empty if unknown.',
      last_name: 'Empty if unknown.',
      email: 'In lower case. Empty for none.',
      phone_mobile: 'In E.164, such as `+447700900201`. Empty for none.',
      suspended: 'True for a member who must not use the app, such as one who excluded themselves.',
      membership_type_id:
        'Decides the tier: 49 Jack, 48 Queen, 59 Queen of Spades, 47 King, 57 King of Hearts, 58 King of Spades, 46 Ace. 34 is temporary. The app turns away some other types, and takes the rest as Jack.',
      membership_type_Name: 'The name of the type in your system.',
      home_casino: 'The `id` of a venue; null for none.',
      tierPoints: 'The points collected in the period of the tier. 0 if unknown.',
      rewardPoints: 'The points that decide the progress within the tier. 0 if unknown.',
      loyalty_points: 'The balance that the member can spend. 0 if unknown.',
      loyalty_points_end_date: 'The day on which `loyalty_points` expire; null if they do not.',
      interests: 'The interests that the member selected. Absent until then.',
      consents:
        'Every answer of the member, oldest first. The last one of a topic counts. Absent for none.',
      ...CONSENT_TEXTS,
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
        'Your id of the person, if your support desk has verified who it is. The same for each of their records. Null for none.',
      former: 'Each earlier combination of these fields. Empty texts are unknown.',
      'former/first_name': 'The first name at that time.',
      'former/last_name': 'The last name at that time.',
      'former/email': 'The address at that time, in lower case.',
      'former/phone_mobile': 'The mobile number at that time, in E.164.',
    },
    MemberChange: {
      phone_mobile: 'The new number. The earlier one moves to `former`.',
      interests: 'The new interests, in place of the earlier ones.',
      consents: 'Answers to append to the member’s `consents`.',
      ...CONSENT_TEXTS,
    },
    Membership: {
      location: 'The `home_casino` of the member.',
      customerNumber: 'The `customer_number` of the member.',
      crmId: 'The `id` of the member.',
    },
    Registration: {
      values: 'The values of the form, checked.',
      'values/title': 'For letters.',
      'values/firstName': 'Becomes `first_name`.',
      'values/lastName': 'Becomes `last_name`.',
      'values/dob': 'The date of birth. The member is 18 or over.',
      'values/email': 'Becomes `email`, in lower case.',
      'values/gender': 'For letters.',
      'values/mobile': 'In E.164. Becomes `phone_mobile`.',
      'values/consents': 'The boxes of the form.',
      'values/consents/over18': 'The member says to be 18 or over.',
      'values/consents/terms': 'The member accepts the terms.',
      'values/consents/marketing': `The channels to which the member said yes. Each becomes an answer in \`consents\`: \`email\` a yes to \`casino-email\` with the wording \`${CONSENT_WORDING['casino-email']}\`. For the others the wording ends with \`${OTHER_CHANNELS}\`.`,
      'values/location': 'Becomes `home_casino`.',
      customerNumber:
        'The number that the member was promised; null if you choose. Choose another if the number is taken.',
      at: 'The time of the registration.',
    },
    Voucher: {
      id: 'Unique in your system.',
      audience: '`personal` is for one member. `everyone` is for every member of the venue.',
      title: 'Plain text.',
      summary: 'One sentence, as plain text.',
      category: 'Selects the artwork; null for none.',
      terms: 'The significant conditions, as plain text.',
      incentive: 'Required by law, also for a meal.',
      howToRedeem: 'The steps in order.',
      code: 'The code to type at a till that cannot scan.',
      valuePence: 'The value in pence; null if it is not money.',
      validFrom: 'The beginning. Before it, the app shows the voucher as upcoming.',
      validUntil:
        'The last day, of which the app prints the date. The voucher and its code expire as that day closes in Europe/London, whatever the time. 00:00 there is the close of the day before.',
      location: 'The venue that redeems it.',
      crmId: 'The member; null for `everyone`.',
      usedAt: 'The time at which your till redeemed it; null before. Always null for `everyone`.',
    },
  },
};
