import type { Restaurant } from '@casino/functions/contract/members/getRestaurant.ts';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import type { Remote } from '../../lib/remote/remote.ts';
import { data, venue } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { toRestaurant } from './toRestaurant.ts';

const user = { uid: 'u', email: 'u@demo.test', emailVerified: true };
const at = (page: string): Session => ({
  status: 'ready',
  user,
  data: { ...data, venue: { ...venue, 'tv.VenueRestaurantPage': page } },
  source: 'network',
});

const galley: Restaurant = {
  venueId: 6,
  name: 'Galley',
  intro: '',
  place: '',
  openingHours: [],
  telephone: '020 7946 0116',
  booking: '',
  menus: [{ name: 'Supper', note: '', sections: [] }],
};
const here: Remote<Restaurant> = { status: 'ready', data: galley };
const none = { status: 'none', venueName: 'Harbour', telephone: '020 7946 0106', others: [] };

describe('§2 Restaurant', () => {
  it('shows the restaurant of the member’s casino', () => {
    expect(toRestaurant(enGB, at('harbour/galley'), here)).toMatchObject({
      status: 'ready',
      restaurant: { name: 'Galley', emblem: 'harbour' },
    });
  });

  it.each<[string, string, Remote<Restaurant>, object]>([
    ['§3 a venue without a restaurant page', '', here, none],
    ['an unknown restaurant', 'galley', { status: 'error', code: 'not-found' }, none],
    ['a restaurant without menus', 'galley', { ...here, data: { ...galley, menus: [] } }, none],
    ['a restaurant that loads', 'galley', { status: 'loading' }, { status: 'loading' }],
    ['no response', 'galley', { status: 'error', code: 'no-response' }, { status: 'unsaved' }],
  ])('%s', (_, page, remote, state) => {
    expect(toRestaurant(enGB, at(page), remote)).toEqual(state);
  });

  it('names the other casinos that have a restaurant, with their numbers', () => {
    const other = (id: number, page: object) => ({
      ...{ id, pagetitle: `Casino ${id}`, logo: '', address: [], mapUrl: venue.mapUrl },
      telephone: `020 7946 010${id}`,
      ...page,
    });
    const session = at('');
    if (session.status !== 'ready') throw new Error(session.status);
    const otherVenues = [
      other(7, { 'tv.VenueRestaurantPage': 'seven/grill' }),
      other(8, { 'tv.VenueRestaurantPage': '' }),
      other(9, {}),
    ];
    const data = { ...session.data, venue: { ...venue, otherVenues } };
    expect(toRestaurant(enGB, { ...session, data }, here)).toEqual({
      ...none,
      others: [{ id: 7, name: 'Casino 7', telephone: '020 7946 0107' }],
    });
  });

  it('§4 has no restaurant without a casino', () => {
    const session = { ...at(''), data: { ...data, venue: null } } as Session;
    expect(toRestaurant(enGB, session, here)).toEqual({ status: 'no-venue' });
  });
});
