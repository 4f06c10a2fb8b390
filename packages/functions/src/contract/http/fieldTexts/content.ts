import type { FieldTexts } from './fieldTexts.ts';
import { INCENTIVE_TEXTS } from './incentive.ts';

const OPENING_TEXTS = {
  openingHours: 'The opening hours as members read them. Empty for none.',
  'openingHours/days': 'Such as `Sunday to Thursday`.',
  'openingHours/hours': 'Such as `12:00 to 04:00`.',
};

const LOCALE =
  'The language of the texts, without names. Absent for the language of the group, British English.';

/** The fields of a schedule, whose own text differs. */
const scheduleTexts = (field: string, subject: string) => ({
  [`${field}/weekly`]: 'The hours of each day of the week. A day that is not listed is closed.',
  [`${field}/weekly/days`]: `The days on which the ${subject} opens at this time.`,
  [`${field}/weekly/opens`]: 'Local time.',
  [`${field}/weekly/closes`]: 'Local time; on the next day if it is not after `opens`.',
  [`${field}/closedOn`]: `Days of each year, as \`mm-dd\`, on which the ${subject} does not open.`,
});

const TELEPHONE = 'As people write it, such as `020 7946 0123`.';

/** The fields of the content service. */
export const CONTENT_TEXTS: FieldTexts = {
  shared: {
    cursor:
      'The `next` of the previous page, unchanged. Absent for the first page (G-10, G-11, G-12).',
    items: 'The items of this page, in the order of the list.',
    next: 'The cursor of the next page; null on the last page.',
    since:
      'Events that end at this instant or later are in the list (C-10). The offset can be any (G-06), and its `+` is sent as `%2B`.',
    uri: 'The `uri` of an event, with its slashes encoded.',
    venueId: 'The `id` of a venue.',
    gameId: 'The `id` of a game.',
    page: 'The name of the page.',
  },
  schemas: {
    Incentive: INCENTIVE_TEXTS,
    Venue: {
      id: 'The number of the casino, which is `home_casino` and `location` of a member.',
      pagetitle: 'The name of the casino, such as `Foundry Rooms, Manchester`.',
      logo: 'The name of a drawing in the app: `foundry`, `lantern`, `orrery` or `tide`. Any other name shows a general one.',
      uri: 'The path of the casino in your content system. Not shown.',
      RulesOfCasino: 'The rules of the casino as plain text, one per line.',
      'tv.VenueRestaurantPage':
        'Any text if the casino has a restaurant, such as the path of its page. The app shows a restaurant only then. Empty for none.',
      locale: LOCALE,
      intro: 'The casino in one or two sentences.',
      ...OPENING_TEXTS,
      openingSchedule:
        'The same hours for calculations, in local time. Without it, the app does not say until when the casino is open.',
      ...scheduleTexts('openingSchedule', 'casino'),
      kitchenSchedule:
        'When the kitchen takes orders, for calculations, in local time. Absent if unknown: the app then does not say until when.',
      ...scheduleTexts('kitchenSchedule', 'kitchen'),
      address: 'The lines of the address, the postcode last.',
      mapUrl: 'A link to a map.',
      telephone: TELEPHONE,
      email: 'The address for questions of members.',
    },
    Benefit: {
      id: 'Unique at the venue (C-09).',
      category: 'Selects the icon.',
      title: 'Plain text.',
      locale: LOCALE,
      text: 'The description with its significant conditions, as plain text.',
      gives:
        'The share of each tier in a few words, such as `10% off`; null if the tier does not have it. All seven tiers are required.',
    },
    Restaurant: {
      venueId: 'The requested venue.',
      name: 'The name of the restaurant.',
      locale: LOCALE,
      intro: 'The restaurant in one or two sentences.',
      place: 'Its place in the building.',
      ...OPENING_TEXTS,
      telephone: TELEPHONE,
      telephoneHours: 'When the telephone is answered, in a sentence. Absent if unknown.',
      booking: 'How to book, in a sentence.',
      menus: 'The menus in display order.',
      'menus/name': 'Such as `Evening`.',
      'menus/note': 'The serving times. Empty for none.',
      'menus/sections': 'The sections in display order.',
      'menus/sections/name': 'Such as `To begin`.',
      'menus/sections/kind': 'Selects the picture.',
      'menus/sections/dishes': 'The dishes in display order.',
      'menus/sections/dishes/name': 'The name of the dish.',
      'menus/sections/dishes/description': 'Its ingredients or sides. Empty for none.',
      'menus/sections/dishes/pricePence':
        'The price in pence of pounds sterling: 850 is £8.50 (G-21).',
      'menus/sections/dishes/kcal': 'Kilocalories of a portion; null if unknown.',
      'menus/sections/dishes/diets': 'The diets that the dish suits.',
      'menus/sections/dishes/allergens':
        'Allergens by their usual names, such as `milk`. Empty only if the dish has none of the 14; null or absent if unknown (C-23).',
    },
    Event: {
      id: 'Identifies the event, also after a change of its text or time: members’ places refer to it (C-14).',
      uri: 'The path of the event’s page in the app. Unique in the group (C-13).',
      'tv.spotlightEvent': 'True to show the event first.',
      'tv.RSVPEvent': 'True if members can put their name down.',
      kind: '`event` has a beginning and an end; `promotion` runs for days.',
      club: 'The page that lists it: `slots` is on the page of the slots club, and `casino` on the page of events. Every member can open both pages: no field of a member decides.',
      category: 'Selects the artwork.',
      title: 'Plain text.',
      summary: 'One sentence for lists, as plain text.',
      description:
        'HTML. The app shows paragraphs, `h3` and `h4`, lists, tables, emphasis and links, and removes all else, also images.',
      terms: 'The significant conditions, which members read before they act, as plain text.',
      incentive:
        'Required by law for a promotion, also for a meal: then `productTypes` is empty. Absent for an event. Never null (C-15, C-17).',
      place: 'The room, such as `The lounge`.',
      locale: LOCALE,
      startsAt: 'The beginning.',
      endsAt: 'The end, after `startsAt` (C-12). The event leaves the lists then.',
      venueId: 'The venue.',
    },
    Game: {
      id: 'Identifies the game: members’ opt-ins and plays refer to it (C-14).',
      name: 'The name of the game.',
      locale: 'The language of `name`. Absent for the language of the group, British English.',
      GameStart: 'The first play.',
      GameEnd:
        'The end of play, which the app prints. 00:00 in Europe/London stands for the whole date: play goes on to its close (C-20, G-22).',
      OptinStart: 'The first opt-in. An earlier one does not count.',
      OptinEnd: 'The last opt-in, after `OptinStart` (C-20).',
    },
    GamePrize: {
      number: 'Identifies the prize in its game. Unique, from 1 (C-21).',
      name: 'The text on the wheel.',
      locale:
        'The language of `name` and of the texts of the voucher. Absent for the language of the group, British English.',
      weight: 'The share in the draw, relative to the sum of all weights in stock.',
      stock:
        'The number of these prizes in the whole game; null if unlimited. The product counts the wins.',
      voucher: 'The voucher that a winner gets; null for a segment that wins nothing.',
      'voucher/title': 'Plain text.',
      'voucher/summary': 'One sentence, as plain text.',
      'voucher/category': 'Selects the artwork; null for none.',
      'voucher/game':
        '`slots` selects the artwork of slots for a voucher of `gaming`. Absent for other games.',
      'voucher/terms': 'The significant conditions, as plain text.',
      'voucher/incentive':
        'Required by law, also for a meal: then `productTypes` is empty. Never null (C-16, C-17).',
      'voucher/howToRedeem': 'The steps in order.',
      'voucher/valuePence':
        'The value in pence of pounds sterling (G-21); null if it is not money.',
      'voucher/codePrefix': 'The beginning of the codes of these vouchers.',
      'voucher/validDays': 'The validity in days, from the win.',
    },
    InfoPage: {
      page: 'The requested page.',
      html: 'HTML, shown like the description of an event.',
      locale:
        'The language of `html`. Absent for the language of the group, British English (C-24).',
      updatedOn: 'The day of the last change.',
    },
  },
};
