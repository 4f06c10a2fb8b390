import type { Venue } from '../../src/contract/index.ts';

const RULES = [
  'You must be 18 or over, and we may ask for photo ID at any time.',
  'Challenge 25 applies at the door, at the bar and at every table.',
  'Phones stay off the gaming tables, and photography needs permission.',
  'Smart casual dress, please: no sportswear after eight in the evening.',
].join('\n');

/** The fictional casinos of the group. Home casino 17 is run by 6, and has no page of its own. */
export const VENUES: readonly Venue[] = [
  {
    id: 6,
    pagetitle: 'The Orrery, London',
    logo: 'orrery',
    uri: 'casinos/the-orrery-london',
    RulesOfCasino: RULES,
    'tv.VenueRestaurantPage': 'casinos/the-orrery-london/meridian',
  },
  {
    id: 9,
    pagetitle: 'Lantern House, Glasgow',
    logo: 'lantern',
    uri: 'casinos/lantern-house-glasgow',
    RulesOfCasino: RULES,
    'tv.VenueRestaurantPage': 'casinos/lantern-house-glasgow/the-wick',
  },
  {
    id: 12,
    pagetitle: 'The Tidewater, Brighton',
    logo: 'tide',
    uri: 'casinos/the-tidewater-brighton',
    RulesOfCasino: RULES,
    'tv.VenueRestaurantPage': 'casinos/the-tidewater-brighton/slack-water',
  },
  {
    id: 21,
    pagetitle: 'Foundry Rooms, Manchester',
    logo: 'foundry',
    uri: 'casinos/foundry-rooms-manchester',
    RulesOfCasino: RULES,
    'tv.VenueRestaurantPage': '',
  },
];
