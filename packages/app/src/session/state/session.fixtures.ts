import type { Member } from '@casino/functions/contract/member.ts';
import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import type { Membership } from '@casino/functions/contract/profile.ts';
import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import type { IdentityUser } from '../../lib/device/storage.ts';
import type { MemberData } from './session.ts';

// Samples for tests. The person is fictional.

export const user: IdentityUser = {
  uid: 'uid-1',
  email: 'jack@demo.test',
  emailVerified: true,
};

export const membership: Membership = { location: 6, customerNumber: '100049', crmId: 'crm-49' };

export const member: Member = {
  id: 'crm-49',
  customer_number: '100049',
  first_name: 'Demo',
  last_name: 'Jack',
  email: user.email,
  phone_mobile: '',
  suspended: false,
  membership_type_id: 49,
  membership_type_Name: 'Jack',
  home_casino: 6,
  tierPoints: 9_000,
  rewardPoints: 9_000,
  loyalty_points: 1_250,
  loyalty_points_end_date: '2027-03-31',
  pwa_content: { NewsFeed: [], OnlineGamingCTAContent: [] },
};

export const venue: Venue = {
  id: 6,
  pagetitle: 'Harbour',
  logo: 'harbour',
  uri: 'harbour',
  RulesOfCasino: '',
  'tv.VenueRestaurantPage': '',
  intro: '',
  openingHours: [],
  address: [],
  mapUrl: 'https://maps.example.test/',
  telephone: '020 7946 0106',
  email: 'reception@harbour.test',
  otherVenues: [],
};

export const game: Game = {
  id: 'game-1',
  name: 'Daily Wheel',
  GameStart: '2026-11-01T00:00:00Z',
  GameEnd: '2026-11-30T23:59:59Z',
  OptinStart: '2026-11-01T00:00:00Z',
  OptinEnd: '2026-11-30T23:59:59Z',
};

export const data: MemberData = { membership, member, venue, games: [game] };

/** The settings of a member who receives no promotions. */
export const promotionFree = {
  promotionFree: { since: '2026-11-20T10:00:00Z', offFrom: null },
  realityCheckMinutes: null,
};
