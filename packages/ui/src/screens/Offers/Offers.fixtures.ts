import type { Offer } from '../shared/offer.types.ts';
import type { OffersState } from './Offers.types.ts';

export const dinner: Offer = {
  id: 'dinner-for-two',
  href: '/offers/dinner-for-two',
  title: 'Dinner for two',
  summary: 'Two courses each from the evening menu, Sunday to Thursday.',
  category: 'dining',
  status: 'available',
  valuePence: 5_000,
  validFrom: '2026-11-01T00:00:00Z',
  validUntil: '2026-12-01T00:00:00Z',
  daysLeft: 6,
};

export const freePlay: Offer = {
  id: 'ten-pounds-of-play',
  href: '/offers/ten-pounds-of-play',
  title: 'Ten pounds of play',
  summary: 'On any slot in the house, once a visit.',
  category: 'gaming',
  status: 'available',
  valuePence: 1_000,
  validFrom: '2026-11-14T00:00:00Z',
  validUntil: '2026-12-15T00:00:00Z',
};

export const nightcap: Offer = {
  id: 'nightcap',
  href: '/offers/nightcap',
  title: 'A nightcap on the house',
  summary: 'One house cocktail or mocktail after ten in the evening.',
  category: 'drinks',
  status: 'available',
  valuePence: 1_250,
  validFrom: '2026-11-01T00:00:00Z',
  validUntil: '2027-01-01T00:00:00Z',
};

export const nightAway: Offer = {
  id: 'night-by-the-river',
  href: '/offers/night-by-the-river',
  title: 'A night by the river',
  summary: 'A double room with breakfast, five minutes from the casino.',
  category: 'stay',
  status: 'upcoming',
  valuePence: 12_000,
  validFrom: '2026-12-01T00:00:00Z',
  validUntil: '2027-03-01T00:00:00Z',
};

export const masterclass: Offer = {
  id: 'poker-masterclass',
  href: '/offers/poker-masterclass',
  title: 'Poker masterclass',
  summary: 'An hour at the table with our card room manager. Beginners welcome.',
  category: 'event',
  status: 'available',
  valuePence: null,
  validFrom: '2026-11-10T00:00:00Z',
  validUntil: '2026-12-21T00:00:00Z',
};

export const usedSupper: Offer = {
  id: 'late-supper',
  href: '/offers/late-supper',
  title: 'Late supper',
  summary: 'One main course from the late menu.',
  category: 'dining',
  status: 'used',
  valuePence: 1_800,
  validFrom: '2026-10-01T00:00:00Z',
  validUntil: '2026-12-01T00:00:00Z',
};

export const redeemedMasterclass: Offer = {
  ...masterclass,
  id: 'redeemed-masterclass',
  href: '/offers/redeemed-masterclass',
  status: 'used',
  redeemed: { at: '2026-11-21T21:14:00Z', venueName: 'The Orrery' },
};

export const redeemedNightcap: Offer = {
  ...nightcap,
  id: 'redeemed-nightcap',
  href: '/offers/redeemed-nightcap',
  status: 'used',
  redeemed: { at: '2026-11-20T23:40:00Z', venueName: null },
};

export const endedPlay: Offer = {
  id: 'autumn-play',
  href: '/offers/autumn-play',
  title: 'Autumn play',
  summary: 'Five pounds on roulette or blackjack.',
  category: 'gaming',
  status: 'expired',
  valuePence: 500,
  validFrom: '2026-09-01T00:00:00Z',
  validUntil: '2026-11-01T00:00:00Z',
};

/** The longest texts: the layout must not cut or overflow them. */
export const longOffer: Offer = {
  ...dinner,
  id: 'long',
  href: '/offers/long',
  title:
    'Anniversary celebration supper with a glass of English sparkling wine for your whole table',
  summary:
    'Three courses from the autumn menu for up to six guests, with coffee and petits fours, on any evening from Sunday to Thursday when the restaurant is open.',
  valuePence: 123_450,
};

/** Two hundred characters; the last sixty have no space. */
export const endlessTitle: Offer = {
  ...longOffer,
  id: 'endless',
  href: '/offers/endless',
  title: `${'An evening of everything at once, with supper, song and a seat by the window, '.repeat(2).slice(0, 140)}${'Donaudampfschifffahrt'.repeat(3).slice(0, 60)}`,
};

/** An offer without a category. */
export const withoutPicture: Offer = {
  ...masterclass,
  id: 'without-picture',
  href: '/offers/without-picture',
  category: null,
};

export const fiftyOffers: readonly Offer[] = Array.from({ length: 50 }, (_, index) => ({
  ...([dinner, freePlay, nightcap, masterclass, nightAway][index % 5] ?? dinner),
  id: `offer-${index + 1}`,
  href: `/offers/offer-${index + 1}`,
  title: `Offer number ${index + 1}`,
}));

export const readyOffers: Extract<OffersState, { status: 'ready' }> = {
  status: 'ready',
  mine: [dinner, freePlay, nightAway],
  others: [nightcap, masterclass],
  spent: [usedSupper, endedPlay],
};

export const offersError: OffersState = {
  status: 'error',
  message: 'Our offers service did not answer in time.',
};
