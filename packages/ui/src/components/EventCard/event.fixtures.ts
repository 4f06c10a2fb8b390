import type { EventDate, EventSummary, ListedEvent } from './event.types.ts';

const LONDON = { timeZone: 'Europe/London' } as const;

export const trio: EventSummary = {
  ...LONDON,
  id: 'thursday-trio',
  href: '/events/thursday-trio',
  title: 'Thursday Trio',
  summary: 'Piano, bass and brushes in the lounge. Pull up a chair.',
  kind: 'music',
  place: 'The lounge',
  startsAt: '2026-11-26T20:00:00Z',
  endsAt: '2026-11-26T23:00:00Z',
  standing: 'open',
};

const trioOn = (...days: readonly string[]): readonly EventDate[] =>
  days.map((day, index) => ({
    ...LONDON,
    id: `thursday-trio-${index + 1}`,
    href: `/events/thursday-trio-${index + 1}`,
    startsAt: `${day}T20:00:00Z`,
    endsAt: `${day}T23:00:00Z`,
    standing: 'open',
  }));

const LAST_THURSDAYS = trioOn('2026-12-31', '2027-01-28', '2027-02-25', '2027-03-25', '2027-04-29');

/** A series on the last Thursday of the month; the member is on the list of the second of its later dates. */
export const trioSeries: ListedEvent = {
  ...trio,
  laterDates: LAST_THURSDAYS.map((date, index) =>
    index === 1 ? { ...date, standing: 'opted-in' } : date,
  ),
};

/** The same series; the member is on no list. */
export const monthlyTrio: ListedEvent = { ...trio, laterDates: LAST_THURSDAYS };

export const weeklyTrio: ListedEvent = { ...trio, laterDates: trioOn('2026-12-03', '2026-12-10') };

/** Without a rule. */
export const irregularTrio: ListedEvent = {
  ...trio,
  laterDates: trioOn('2026-12-05', '2026-12-31'),
};

export const maskedBall: EventSummary = {
  ...LONDON,
  id: 'masked-ball',
  href: '/events/masked-ball',
  title: 'The Masked Ball',
  summary: 'Candlelight, a ten-piece band and a mask at the door. The night of the season.',
  kind: 'masquerade',
  place: 'The whole house',
  startsAt: '2026-12-12T21:00:00Z',
  endsAt: '2026-12-13T03:00:00Z',
  standing: 'rsvp',
};

export const firstHand: EventSummary = {
  ...LONDON,
  id: 'first-hand',
  href: '/events/first-hand',
  title: 'First Hand',
  summary: 'Learn blackjack or roulette from a dealer, for no stakes at all.',
  kind: 'cards',
  place: 'The card room',
  startsAt: '2026-12-08T18:30:00Z',
  endsAt: '2026-12-08T20:00:00Z',
  standing: 'opted-in',
};

export const longTable: EventSummary = {
  ...LONDON,
  id: 'tasting-table',
  href: '/events/tasting-table',
  title: 'The Long Table',
  summary: 'Six courses, one table, and the people who grew them.',
  kind: 'tasting',
  place: 'The restaurant',
  startsAt: '2027-01-20T19:00:00Z',
  endsAt: '2027-01-20T22:30:00Z',
  standing: 'rsvp',
};

export const ringside: EventSummary = {
  ...LONDON,
  id: 'ringside',
  href: '/events/ringside',
  title: 'Ringside',
  summary: 'The big fight on the big screens, from the undercard to the last bell.',
  kind: 'racing',
  place: 'The sports bar',
  startsAt: '2027-02-20T22:30:00Z',
  endsAt: '2027-02-21T05:00:00Z',
  standing: 'open',
};

export const leaderboard: EventSummary = {
  ...LONDON,
  id: 'slots-leaderboard',
  href: '/slots/event/slots-leaderboard',
  title: 'Slots Club Leaderboard Night',
  summary: 'Two hours, equal credits, one leaderboard. Club members only.',
  kind: 'slots',
  place: 'The slots lounge',
  startsAt: '2026-11-03T19:00:00Z',
  endsAt: '2026-11-03T21:00:00Z',
  standing: 'over',
};

/** The night in which an hour occurs twice. */
export const clockNight: EventSummary = {
  ...trio,
  id: 'clock-night',
  href: '/events/clock-night',
  title: 'The Night the Clocks Change',
  summary: 'The same hour twice. We stay open for both.',
  kind: 'season',
  place: 'The bar',
  startsAt: '2026-10-24T21:00:00Z',
  endsAt: '2026-10-25T04:00:00Z',
};

/** Very long texts, which must not be cut off or overflow. */
export const longEvent: EventSummary = {
  ...maskedBall,
  id: 'long',
  title: 'Anniversary weekend of the Donaudampfschifffahrtsgesellschaft dining society',
  summary:
    'Three days of music, supper and card lessons in every room of the house, with a break for breakfast on the terrace on Saturday and again on Sunday.',
  place: 'The whole house, the terrace and the lawn behind the orangery',
  startsAt: '2026-12-18T18:00:00Z',
  endsAt: '2026-12-20T14:00:00Z',
};
