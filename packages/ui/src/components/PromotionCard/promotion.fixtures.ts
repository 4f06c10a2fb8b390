import type { Promotion } from './PromotionCard.tsx';

export const doublePoints: Promotion = {
  id: 'double-points',
  title: 'Double points Mondays',
  summary: 'Everything you play on a Monday counts twice towards your balance.',
  description: '<p>Show your card at the table. Double points to spend arrive by Wednesday.</p>',
  terms:
    'Members aged 18 or over, Mondays 06:00 to Tuesday 06:00. At most 2,000 extra points to spend a day. Please play within your limits.',
  place: 'All tables and slots',
  kind: 'cards',
  standing: 'on',
  startsAt: '2026-11-01T06:00:00Z',
  endsAt: '2027-01-31T00:00:00Z',
  timeZone: 'Europe/London',
};

export const lateTea: Promotion = {
  ...doublePoints,
  id: 'late-tea',
  title: 'Tea at the tables',
  summary: 'A pot of tea and shortbread, brought to your seat after midnight.',
  terms: 'Members aged 18 or over, daily from 00:00 to 04:00, one a visit.',
  kind: 'tasting',
  standing: 'ends-soon',
  endsAt: '2026-11-28T00:00:00Z',
};

export const slotsRace: Promotion = {
  ...doublePoints,
  id: 'slots-race',
  title: 'The winter slots race',
  summary: 'Every £10 played is one lap. The hundred who go furthest share the prizes.',
  terms:
    'Members aged 18 or over. At most 50 laps a day. Prizes in slots play: 1st £500, 2nd to 10th £100, 11th to 100th £10. Results the day after the end.',
  kind: 'slots',
  standing: 'upcoming',
  startsAt: '2026-12-03T06:00:00Z',
  endsAt: '2027-01-01T00:00:00Z',
};

/** Very long texts, which must not be cut off or overflow. */
export const longPromotion: Promotion = {
  ...doublePoints,
  id: 'long',
  title: 'A very long autumn of Donaudampfschifffahrtsgesellschaftskapitäns’ suppers',
  terms: `${doublePoints.terms} ${slotsRace.terms} ${lateTea.terms}`,
};
