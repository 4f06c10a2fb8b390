import type { EventDate, EventSummary, ListedEvent } from './event.types.ts';

const LONDON = { timeZone: 'Europe/London' } as const;

/** An event in London that is open to all, from one moment to another. */
const event = (
  id: string,
  title: string,
  summary: string,
  [startsAt, endsAt]: readonly [string, string],
  changes: Pick<EventSummary, 'kind' | 'place'> & Partial<EventSummary>,
): EventSummary => ({
  ...LONDON,
  id,
  href: `/events/${id}`,
  title,
  summary,
  startsAt,
  endsAt,
  standing: 'open',
  ...changes,
});

export const trio = event(
  'thursday-trio',
  'Thursday Trio',
  'Piano, bass and brushes in the lounge. Pull up a chair.',
  ['2026-11-26T20:00:00Z', '2026-11-26T23:00:00Z'],
  { kind: 'music', place: 'The lounge' },
);

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

/** Without a date in March. */
export const trioButMarch: ListedEvent = {
  ...trio,
  laterDates: LAST_THURSDAYS.filter(({ startsAt }) => !startsAt.startsWith('2027-03')),
};

export const weeklyTrio: ListedEvent = { ...trio, laterDates: trioOn('2026-12-03', '2026-12-10') };

/** Without a rule. */
export const irregularTrio: ListedEvent = {
  ...trio,
  laterDates: trioOn('2026-12-05', '2026-12-31'),
};

export const maskedBall = event(
  'masked-ball',
  'The Masked Ball',
  'Candlelight, a ten-piece band and a mask at the door. The night of the season.',
  ['2026-12-12T21:00:00Z', '2026-12-13T03:00:00Z'],
  { kind: 'masquerade', place: 'The whole house', standing: 'rsvp' },
);

export const firstHand = event(
  'first-hand',
  'First Hand',
  'Learn blackjack or roulette from a dealer, for no stakes at all.',
  ['2026-12-08T18:30:00Z', '2026-12-08T20:00:00Z'],
  { kind: 'cards', place: 'The card room', standing: 'opted-in' },
);

export const longTable = event(
  'tasting-table',
  'The Long Table',
  'Six courses, one table, and the people who grew them.',
  ['2027-01-20T19:00:00Z', '2027-01-20T22:30:00Z'],
  { kind: 'tasting', place: 'The restaurant', standing: 'rsvp' },
);

export const ringside = event(
  'ringside',
  'Ringside',
  'The big fight on the big screens, from the undercard to the last bell.',
  ['2027-02-20T22:30:00Z', '2027-02-21T05:00:00Z'],
  { kind: 'racing', place: 'The sports bar' },
);

export const leaderboard = event(
  'slots-leaderboard',
  'Slots Club Leaderboard Night',
  'Two hours, equal credits, one leaderboard. Club members only.',
  ['2026-11-03T19:00:00Z', '2026-11-03T21:00:00Z'],
  {
    href: '/slots/event/slots-leaderboard',
    kind: 'slots',
    place: 'The slots lounge',
    standing: 'over',
  },
);

/** The night in which an hour occurs twice. */
export const clockNight = event(
  'clock-night',
  'The Night the Clocks Change',
  'The same hour twice. We stay open for both.',
  ['2026-10-24T21:00:00Z', '2026-10-25T04:00:00Z'],
  { kind: 'season', place: 'The bar' },
);

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
