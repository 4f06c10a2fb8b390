import type { Offer } from '../shared/offer.types.ts';
import type { OffersState } from './Offers.types.ts';

/** An available offer of November 2026 with `changes`, at the address of its id. */
const offer = (id: string, title: string, summary: string, changes: Partial<Offer>): Offer => ({
  id,
  href: `/offers/${id}`,
  title,
  summary,
  category: 'dining',
  status: 'available',
  venueName: 'The Orrery, London',
  valuePence: null,
  validFrom: '2026-11-01T00:00:00Z',
  validUntil: '2026-12-01T00:00:00Z',
  ...changes,
});

export const dinner = offer(
  'dinner-for-two',
  'Dinner for two',
  'Two courses each from the evening menu, Sunday to Thursday.',
  { valuePence: 5_000, daysLeft: 6 },
);

export const freePlay = offer(
  'ten-pounds-of-play',
  'Ten pounds of play',
  'On any slot in the house, once a visit.',
  {
    category: 'slots',
    valuePence: 1_000,
    validFrom: '2026-11-14T00:00:00Z',
    validUntil: '2026-12-15T00:00:00Z',
  },
);

export const nightcap = offer(
  'nightcap',
  'A nightcap on the house',
  'One house cocktail or mocktail after ten in the evening.',
  { category: 'drinks', valuePence: 1_250, validUntil: '2027-01-01T00:00:00Z' },
);

export const nightAway = offer(
  'night-by-the-river',
  'A night by the river',
  'A double room with breakfast, five minutes from the casino.',
  {
    category: 'stay',
    status: 'upcoming',
    valuePence: 12_000,
    validFrom: '2026-12-01T00:00:00Z',
    validUntil: '2027-03-01T00:00:00Z',
  },
);

export const masterclass = offer(
  'poker-masterclass',
  'Poker masterclass',
  'An hour at the table with our card room manager. Beginners welcome.',
  {
    category: 'event',
    validFrom: '2026-11-10T00:00:00Z',
    validUntil: '2026-12-21T00:00:00Z',
  },
);

export const usedSupper = offer(
  'late-supper',
  'Late supper',
  'One main course from the late menu.',
  { status: 'used', valuePence: 1_800, validFrom: '2026-10-01T00:00:00Z' },
);

/** Another offer as a redeemed one. */
const redeemed = (from: Offer, at: string, venueName: string | null): Offer => {
  const id = `redeemed-${from === masterclass ? 'masterclass' : from.id}`;
  return { ...from, id, href: `/offers/${id}`, status: 'used', redeemed: { at, venueName } };
};

export const redeemedMasterclass = redeemed(masterclass, '2026-11-21T21:14:00Z', 'The Orrery');
export const redeemedNightcap = redeemed(nightcap, '2026-11-20T23:40:00Z', null);

export const endedPlay = offer(
  'autumn-play',
  'Autumn play',
  'Five pounds on roulette or blackjack.',
  {
    category: 'gaming',
    status: 'expired',
    valuePence: 500,
    validFrom: '2026-09-01T00:00:00Z',
    validUntil: '2026-11-01T00:00:00Z',
  },
);

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

type ReadyOffers = Extract<OffersState, { status: 'ready' }>;

export const readyOffers: ReadyOffers = {
  status: 'ready',
  mine: [dinner, freePlay, nightAway],
  others: [nightcap, masterclass],
  spent: [usedSupper, endedPlay],
};

/** The page of offers with these lists in place of others. */
export const offers = (changes: Partial<ReadyOffers>): ReadyOffers => ({
  ...readyOffers,
  ...changes,
});

export const offersError: OffersState = {
  status: 'error',
  message: 'Our offers service did not answer in time.',
};
