import { type CasinoEvent, type Dayjs, inUtc } from '../../../src/contract/index.ts';
import { nthWeekday } from '../londonTime.ts';

/** The texts and the recurrence of an event, without a casino. */
export interface EventTemplate {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  /** HTML. */
  readonly description: string;
  readonly category: CasinoEvent['category'];
  readonly club?: CasinoEvent['club'];
  readonly place: string;
  readonly terms: string;
  readonly rsvp?: boolean;
  /** True if the next occurrence is the casino's spotlight event. */
  readonly spotlight?: boolean;
  /** The day in a month, `yyyy-mm-dd`; null if that month has none. `month` is the first day of the month. */
  readonly on: (month: Dayjs) => string | null;
  /** Local time at the casino, `hh:mm`. An end before the start is on the next day. */
  readonly from: string;
  readonly until: string;
}

const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;
const TUESDAY = 2;
const WEDNESDAY = 3;
const THURSDAY = 4;

const [MARCH, JUNE, OCTOBER, DECEMBER] = [2, 5, 9, 11];

const OPEN_TO_ALL = 'Free, for members aged 18 or over and their guests. No play is needed.';

export const MASKED_BALL: EventTemplate = {
  key: 'masked-ball',
  title: 'The Masked Ball',
  summary: 'Candlelight, a ten-piece band and a mask at the door. The night of the season.',
  description:
    '<p>Once a season the whole house wears a mask. The band begins at nine, the oysters at ten, and at midnight we all see who we have been talking to.</p><h3>The evening</h3><ul><li>21:00 Doors, and a glass of something cold</li><li>21:30 The band, in two sets</li><li>00:00 Masks off, and a midnight supper</li></ul><p>Dress is <strong>black tie or better</strong>. Bring a mask, or choose one of ours.</p>',
  category: 'masquerade',
  place: 'The whole house',
  terms:
    'RSVP needed: one member aged 18 or over and one guest, 120 places in all. Doors close at 22:30. Free; no play is needed. Photo ID at the door.',
  rsvp: true,
  spotlight: true,
  on: (month) => (month.month() % 2 === 1 ? nthWeekday(month, SATURDAY, 2) : null),
  from: '21:00',
  until: '03:00',
};

export const TRIO: EventTemplate = {
  key: 'thursday-trio',
  title: 'Thursday Trio',
  summary: 'Piano, bass and brushes in the lounge. Pull up a chair.',
  description:
    '<p>Three players, three sets, no speeches. The lounge kitchen serves small plates until the last song.</p>',
  category: 'music',
  place: 'The lounge',
  terms: `${OPEN_TO_ALL} Seats are first come, first served.`,
  on: (month) => nthWeekday(month, THURSDAY, -1),
  from: '20:00',
  until: '23:00',
};

export const POKER_NIGHT: EventTemplate = {
  key: 'deep-stack',
  title: 'Deep Stack Friday',
  summary: 'A slow structure and forty seats in the card room.',
  description:
    '<p>Twenty thousand chips and forty-minute levels, so there is time to think. New to tournaments? The floor manager walks first-timers through it at half past six.</p><p>See the <a href="/mycasino">house rules</a> before you sit down.</p>',
  category: 'tables',
  place: 'The card room',
  terms:
    'RSVP holds a seat until 19:00. Members aged 18 or over. Entry £60, of which £10 is the house fee; all the rest is the prize pool. Late entry until the sixth level.',
  rsvp: true,
  on: (month) => nthWeekday(month, FRIDAY, 1),
  from: '19:00',
  until: '01:30',
};

export const TASTING_TABLE: EventTemplate = {
  key: 'tasting-table',
  title: 'The Long Table',
  summary: 'Six courses, one table, and the people who grew them.',
  description:
    '<p>Twenty-four of you, one table, six courses. Between them you meet the grower, the baker and whoever made the cheese.</p><p>Tell us about allergies when you RSVP and we will cook around them.</p>',
  category: 'dining',
  place: 'The restaurant',
  terms:
    'RSVP needed, 24 places. £48 a person, paid on the night; drinks are not included. Cancel by noon the day before and it costs nothing.',
  rsvp: true,
  on: (month) => (month.month() % 2 === 0 ? nthWeekday(month, WEDNESDAY, 3) : null),
  from: '19:00',
  until: '22:30',
};

export const FIRST_HAND: EventTemplate = {
  key: 'first-hand',
  title: 'First Hand',
  summary: 'Learn blackjack or roulette from a dealer, for no stakes at all.',
  description:
    '<p>Ninety minutes at a quiet table with a dealer who likes questions. We play with counters that are worth nothing, and stop to talk about odds, the house edge and setting a limit before you play.</p>',
  category: 'tables',
  place: 'The card room',
  terms: 'RSVP needed, 12 places. Members aged 18 or over. Free, and no stake is taken.',
  rsvp: true,
  on: (month) => nthWeekday(month, TUESDAY, 2),
  from: '18:30',
  until: '20:00',
};

export const ROAST: EventTemplate = {
  key: 'sunday-table',
  title: 'Sunday Table',
  summary: 'A slow roast for the table, and the match with the sound down.',
  description: '<p>One joint, all the trimmings, and papers to argue over.</p>',
  category: 'dining',
  place: 'The restaurant',
  terms: 'From £19 a person. Book by telephone for six or more. Members and their guests.',
  on: (month) => nthWeekday(month, SUNDAY, 1),
  from: '12:30',
  until: '17:00',
};

export const BIG_FIGHT: EventTemplate = {
  key: 'ringside',
  title: 'Ringside',
  summary: 'The big fight on the big screens, from the undercard to the last bell.',
  description: '<p>Every screen in the sports bar, and the kitchen open through the night.</p>',
  category: 'sport',
  place: 'The sports bar',
  terms: OPEN_TO_ALL,
  on: (month) => (month.month() % 3 === 1 ? nthWeekday(month, SATURDAY, 3) : null),
  from: '22:30',
  until: '05:00',
};

export const CLOCK_NIGHT: EventTemplate = {
  key: 'clock-night',
  title: 'The Night the Clocks Change',
  summary: 'The same hour twice in autumn, and none at all in spring. We stay open for both.',
  description:
    '<p>Whatever the clocks do, the pianist plays on. In October the house pours the second one o’clock; in March we make up for the one that is lost with breakfast.</p>',
  category: 'party',
  place: 'The bar',
  terms: OPEN_TO_ALL,
  on: (month) =>
    month.month() === MARCH || month.month() === OCTOBER
      ? nightBefore(nthWeekday(month, SUNDAY, -1))
      : null,
  from: '22:00',
  until: '04:00',
};

export const NEW_YEAR: EventTemplate = {
  key: 'new-years-eve',
  title: 'New Year’s Eve',
  summary: 'Supper, a swing band, and midnight by the house clock.',
  description:
    '<p>Three courses from seven, dancing from ten, and the countdown by the clock in the hall, which has been four seconds slow since it was hung.</p>',
  category: 'party',
  place: 'The whole house',
  terms:
    'RSVP needed: one member aged 18 or over and up to three guests over 18. Supper is £65 a person; the dancing is free.',
  rsvp: true,
  on: (month) => (month.month() === DECEMBER ? month.date(31).format('YYYY-MM-DD') : null),
  from: '19:00',
  until: '03:00',
};

export const MIDSUMMER: EventTemplate = {
  key: 'midsummer-terrace',
  title: 'Midsummer on the Terrace',
  summary: 'Long light, cold drinks and a record player.',
  description:
    '<p>The terrace is ours until dusk. Bring a record and we will play a side of it.</p>',
  category: 'music',
  place: 'The terrace',
  terms: `${OPEN_TO_ALL} If it rains we move indoors.`,
  on: (month) => (month.month() === JUNE ? nthWeekday(month, SATURDAY, 4) : null),
  from: '17:00',
  until: '22:30',
};

export const SLOTS_LEADERBOARD: EventTemplate = {
  key: 'slots-leaderboard',
  title: 'Slots Club Leaderboard Night',
  summary: 'Two hours, equal credits, one leaderboard. Club members only.',
  description:
    '<p>Everyone starts with the same number of free credits on the same game. The highest balance after two hours takes the cup. When the credits are gone you are done: nothing can be bought.</p>',
  category: 'slots',
  club: 'slots',
  place: 'The slots lounge',
  terms:
    'RSVP needed, 40 places. Slots Club members aged 18 or over. Free entry with 1,000 tournament credits that have no cash value. Prizes: £200, £100 and £50 in slots play, valid for 14 days.',
  rsvp: true,
  on: (month) => nthWeekday(month, TUESDAY, 1),
  from: '19:00',
  until: '21:00',
};

export const SLOTS_PREVIEW: EventTemplate = {
  key: 'slots-preview',
  title: 'New Reels Preview',
  summary: 'The new machines before anybody else, with the people who chose them.',
  description: '<p>Coffee, pastries, and a look at what is new before the doors open.</p>',
  category: 'slots',
  club: 'slots',
  place: 'The slots lounge',
  terms: 'Slots Club members aged 18 or over. Free; machines are in demonstration mode.',
  on: (month) => (month.month() % 3 === 0 ? nthWeekday(month, WEDNESDAY, 2) : null),
  from: '11:00',
  until: '12:30',
};

function nightBefore(day: string): string {
  return inUtc(day).subtract(1, 'day').format('YYYY-MM-DD');
}
