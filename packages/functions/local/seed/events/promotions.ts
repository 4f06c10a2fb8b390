import type { CasinoEvent } from '../../../src/contract/index.ts';
import type { SeedClock } from '../clock.ts';
import { londonTime } from '../londonTime.ts';
import { VENUES } from '../venues.ts';

interface PromotionTemplate {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  /** HTML. */
  readonly description: string;
  readonly category: CasinoEvent['category'];
  readonly place: string;
  readonly terms: string;
  /** Days after the start of the backend, as `until` is. */
  readonly from: number;
  readonly until: number;
  /** The casinos with the promotion; absent for all. */
  readonly venues?: readonly number[];
}

const TEMPLATES: readonly PromotionTemplate[] = [
  {
    key: 'double-points',
    title: 'Double points Mondays',
    summary: 'Everything you play on a Monday counts twice towards your balance.',
    description:
      '<p>Show your card at the table or put it in the machine, as you always do. Double points arrive in your balance by Wednesday.</p>',
    category: 'tables',
    place: 'All tables and slots',
    terms:
      'Members aged 18 or over, Mondays 06:00 to Tuesday 06:00. Counts towards reward points, not towards your tier. At most 2,000 extra points a day. Please play within your limits.',
    from: -20,
    until: 70,
  },
  {
    key: 'early-supper',
    title: 'Early supper',
    summary: 'Two courses for £18 when you sit down before half past six.',
    description: '<p>A short menu that changes with the market. Ask what is good today.</p>',
    category: 'dining',
    place: 'The restaurant',
    terms:
      'Members and up to three guests, Sunday to Thursday, orders by 18:30. Drinks and service are not included. Not with another offer.',
    from: -45,
    until: 45,
    venues: [6, 9, 12],
  },
  {
    key: 'bring-a-friend',
    title: 'Bring a friend',
    summary: 'A cocktail or mocktail each when your guest joins Met Rewards.',
    description:
      '<p>Your guest joins at reception with photo ID; it takes five minutes. You both choose from the house list.</p>',
    category: 'friends',
    place: 'The bar',
    terms:
      'Members aged 18 or over; the guest must be 18 or over, new to Met Rewards, and not self-excluded. One a member a month. No cash alternative.',
    from: -10,
    until: 110,
  },
  {
    key: 'slots-race',
    title: 'The winter slots race',
    summary: 'Every £10 played is one lap. The hundred who go furthest share the prizes.',
    description:
      '<p>Laps are counted from your card, and the standing is on the screens at the slots lounge.</p><p>There is no need to chase it: laps count for no more at the end than at the start.</p>',
    category: 'slots',
    place: 'All slots',
    terms:
      'Members aged 18 or over. One lap for each £10 staked, at most 50 laps a day. Prizes in slots play: 1st £500, 2nd to 10th £100, 11th to 100th £10, valid 30 days. Ties share. Results the day after the end.',
    from: 12,
    until: 40,
  },
  {
    key: 'late-tea',
    title: 'Tea at the tables',
    summary: 'A pot of tea and shortbread, brought to your seat after midnight.',
    description: '<p>Ask any member of the floor team.</p>',
    category: 'dining',
    place: 'All tables',
    terms: 'Members aged 18 or over, daily from 00:00 to 04:00, one a visit.',
    from: -30,
    until: 6,
    venues: [6, 21],
  },
];

/** The promotions of each casino: in progress, about to end, and in the future. */
export function promotions(clock: SeedClock) {
  return VENUES.flatMap((venue) =>
    TEMPLATES.filter(({ venues }) => venues?.includes(venue.id) ?? true).map(
      ({ key, from, until, venues: _, ...words }) => ({
        ...words,
        id: `${venue.id}-${key}`,
        uri: `${venue.uri}/promotions/${key}`,
        venueId: venue.id,
        club: 'casino',
        startsAt: londonTime(clock.dayIn(from), '06:00'),
        endsAt: londonTime(clock.dayIn(until), '06:00'),
        'tv.spotlightEvent': false,
        'tv.RSVPEvent': false,
      }),
    ),
  );
}
