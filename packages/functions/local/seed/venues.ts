import { type VenueRecord, WEEKDAYS } from '../../src/contract/index.ts';

const RULES = [
  'You must be 18 or over, and we may ask for photo ID at any time.',
  'Challenge 25 applies at the door, at the bar and at every table.',
  'Phones stay off the gaming tables, and photography needs permission.',
  'Smart casual dress, please: no sportswear after eight in the evening.',
  'We may refuse entry or service, and will tell you why when we can.',
].join('\n');

/**
 * The fictional casinos of the group. Casino 6 runs home casino 17, which has no page. Ofcom reserves the telephone
 * numbers for fiction, and no real postcode begins with ZZ.
 */
export const VENUES: readonly VenueRecord[] = [
  {
    id: 6,
    pagetitle: 'The Orrery, London',
    logo: 'orrery',
    uri: 'casinos/the-orrery-london',
    RulesOfCasino: RULES,
    'tv.VenueRestaurantPage': 'casinos/the-orrery-london/meridian',
    intro:
      'Brass, walnut and a ceiling that turns with the planets. Our quietest card room, a few steps from the river.',
    openingHours: [
      { days: 'Every day', hours: '12:00 to 06:00' },
      { days: 'Christmas Day', hours: 'Closed' },
    ],
    openingSchedule: {
      weekly: [{ days: [...WEEKDAYS], opens: '12:00', closes: '06:00' }],
      closedOn: ['12-25'],
    },
    address: ['The Orrery', '1 Meridian Row', 'London', 'ZZ1 6OR'],
    mapUrl: 'https://www.openstreetmap.org/?mlat=51.5080&mlon=-0.1281#map=16/51.5080/-0.1281',
    telephone: '020 7946 0106',
    email: 'reception@orrery.met.test',
  },
  {
    id: 9,
    pagetitle: 'Lantern House, Glasgow',
    logo: 'lantern',
    uri: 'casinos/lantern-house-glasgow',
    RulesOfCasino: RULES,
    'tv.VenueRestaurantPage': 'casinos/lantern-house-glasgow/the-wick',
    intro: 'Four floors of lamplight in an old shipping office, with live music under the eaves.',
    openingHours: [
      { days: 'Sunday to Thursday', hours: '14:00 to 05:00' },
      { days: 'Friday and Saturday', hours: '14:00 to 06:00' },
    ],
    openingSchedule: {
      weekly: [
        {
          days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
          opens: '14:00',
          closes: '05:00',
        },
        { days: ['friday', 'saturday'], opens: '14:00', closes: '06:00' },
      ],
      closedOn: [],
    },
    address: ['Lantern House', '27 Lamplighters’ Wynd', 'Glasgow', 'ZZ9 2LH'],
    mapUrl: 'https://www.openstreetmap.org/?mlat=55.8590&mlon=-4.2570#map=16/55.8590/-4.2570',
    telephone: '0141 496 0109',
    email: 'reception@lantern.met.test',
  },
  {
    id: 12,
    pagetitle: 'The Tidewater, Brighton',
    logo: 'tide',
    uri: 'casinos/the-tidewater-brighton',
    RulesOfCasino: RULES,
    'tv.VenueRestaurantPage': 'casinos/the-tidewater-brighton/slack-water',
    intro: 'A terrace over the shingle, and tables that look out to sea until the light goes.',
    openingHours: [
      { days: 'Monday to Thursday', hours: '16:00 to 04:00' },
      { days: 'Friday to Sunday', hours: '12:00 to 05:00' },
    ],
    openingSchedule: {
      weekly: [
        { days: ['monday', 'tuesday', 'wednesday', 'thursday'], opens: '16:00', closes: '04:00' },
        { days: ['friday', 'saturday', 'sunday'], opens: '12:00', closes: '05:00' },
      ],
      closedOn: [],
    },
    address: ['The Tidewater', '8 Groyne Parade', 'Brighton', 'ZZ12 5TW'],
    mapUrl: 'https://www.openstreetmap.org/?mlat=50.8195&mlon=-0.1370#map=16/50.8195/-0.1370',
    telephone: '01632 960112',
    email: 'reception@tidewater.met.test',
  },
  {
    id: 21,
    pagetitle: 'Foundry Rooms, Manchester',
    logo: 'foundry',
    uri: 'casinos/foundry-rooms-manchester',
    RulesOfCasino: RULES,
    'tv.VenueRestaurantPage': '',
    intro:
      'Cast iron, copper light and the longest bar in the group. No restaurant, but a fine bar menu.',
    openingHours: [{ days: 'Every day', hours: '15:00 to 06:00' }],
    openingSchedule: {
      weekly: [{ days: [...WEEKDAYS], opens: '15:00', closes: '06:00' }],
      closedOn: [],
    },
    address: ['Foundry Rooms', 'Crucible Yard', 'Manchester', 'ZZ21 4FR'],
    mapUrl: 'https://www.openstreetmap.org/?mlat=53.4790&mlon=-2.2450#map=16/53.4790/-2.2450',
    telephone: '0161 496 0121',
    email: 'reception@foundry.met.test',
  },
];
