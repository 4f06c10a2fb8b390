import type { KindOfPoints, PointMovement, PointsState, PointsSummary } from './Points.types.ts';

type Ready = Extract<PointsState, { status: 'ready' }>;

const ORRERY = 1;
const TIDEWATER = 2;
const LONG = 3;
const venueNames = [
  [ORRERY, 'The Orrery, London'],
  [TIDEWATER, 'The Tidewater, Brighton'],
  [LONG, 'The Grand Assembly Rooms and Winter Garden at Llanfairpwllgwyngyll, Anglesey'],
] as const;

/** A line of a statement: when it was booked, what happened, and what differs from a booking at the Orrery. */
type Line = readonly [
  at: string,
  kind: PointMovement['kind'],
  amount: number,
  reason: string,
  changes?: Partial<PointMovement>,
];

/** Movements, newest first, and their running balance up to `closing`. */
function statementOf(closing: number, lines: readonly Line[]) {
  let balance = closing;
  return lines.map(([at, kind, amount, reason, changes = {}], index): PointMovement => {
    const points: KindOfPoints = changes.points ?? 'to-spend';
    const isCounted = points === 'to-spend' && !changes.pendingUntil;
    const after = balance;
    if (isCounted) balance -= amount;
    return {
      id: `m${index}`,
      happenedAt: at,
      bookedAt: at,
      venueId: ORRERY,
      pendingUntil: null,
      reverses: null,
      kind,
      amount,
      reason,
      ...changes,
      points,
      balance: isCounted ? after : null,
    };
  });
}

const movements = statementOf(4_180, [
  ['2026-11-19T21:10:00Z', 'earn', 320, 'An evening at the tables', { pendingUntil: '2026-11-22' }],
  ['2026-11-14T20:45:00Z', 'earn', 640, 'Dinner for two at Meridian'],
  ['2026-11-14T20:45:00Z', 'earn', 640, 'Dinner for two at Meridian', { points: 'tier' }],
  ['2026-11-09T22:30:00Z', 'spend', -1_200, 'A night at the Tidewater', { venueId: TIDEWATER }],
  ['2026-11-02T08:00:00Z', 'earn', 210, 'The Masked Ball', { happenedAt: '2026-10-31T23:20:00Z' }],
  [
    '2026-10-21T10:05:00Z',
    'reverse',
    450,
    'Charged twice at the bar',
    { id: 'reversal', reverses: 'bar' },
  ],
  ['2026-10-17T23:05:00Z', 'spend', -450, 'Drinks at the bar', { id: 'bar' }],
  ['2026-10-10T19:00:00Z', 'earn', 1_100, 'A Saturday at the tables', { points: 'tier' }],
  ['2026-10-10T19:00:00Z', 'earn', 1_100, 'A Saturday at the tables'],
  ['2026-10-01T05:00:00Z', 'expire', -85, 'Not spent within 365 days', { venueId: null }],
]);

const statement = {
  status: 'ready',
  until: '2026-11-20T19:30:00Z',
  venueNames,
  earningDays: [
    ['m3', ['2025-12-02', '2026-01-17', '2026-02-14']],
    ['m9', ['2025-10-01']],
  ],
} as const;

const holder = {
  name: 'Violet Sample',
  number: '100200301',
  venueName: 'The Orrery, London',
};

const summary: PointsSummary = {
  balance: 4_180,
  tierPoints: 6_480,
  pending: 320,
  expiring: [
    { day: '2026-12-02', points: 640, rule: 'lot-age', avoidBy: null },
    { day: '2027-01-17', points: 1_240, rule: 'lot-age', avoidBy: null },
  ],
  rules: [
    { rule: 'lot-age', day: null, days: 365 },
    { rule: 'no-visit', day: '2027-05-13', days: 180 },
    { rule: 'no-redemption', day: '2028-11-08', days: 730 },
  ],
  spendBy: null,
  value: { points: 100, pence: 100, venueNames: null },
  tierRestartsOn: '2027-04-01',
  asOf: { at: '2026-11-20T19:30:00Z', withDate: true },
};

/** A member with both kinds of points, a reversal, a pending booking and points that end. */
export const readyPoints: Ready = {
  status: 'ready',
  holder,
  summary,
  statement: { ...statement, movements, earlier: 'more' },
  isConsistent: true,
};

/** A member with these changes in the summary, and a complete statement of these lines. */
const statedPoints = (changes: Partial<PointsSummary>, lines: readonly Line[]): Ready => {
  const changed = { ...summary, ...changes };
  return {
    ...readyPoints,
    summary: changed,
    statement: {
      ...statement,
      earningDays: [],
      movements: statementOf(changed.balance, lines),
      earlier: 'none',
    },
  };
};

/** Earlier movements failed to load. */
export const earlierFailed: Ready = {
  ...readyPoints,
  statement: { ...statement, movements, earlier: 'failed' },
};

/** The group's own figures do not add up. */
export const unequalPoints: Ready = { ...readyPoints, isConsistent: false };

/** A group without lots and movements: the balance, its day and tier points. */
export const balanceAlone: Ready = {
  status: 'ready',
  holder,
  summary: {
    ...summary,
    pending: 0,
    expiring: [],
    rules: [],
    spendBy: '2027-03-31',
    value: null,
    tierRestartsOn: null,
  },
  statement: { status: 'none' },
  isConsistent: true,
};

/** A member who has spent everything. */
export const nothingLeft = statedPoints({ balance: 0, pending: 0, expiring: [] }, [
  ['2026-11-09T22:30:00Z', 'spend', -1_200, 'A night away'],
  ['2026-11-01T22:30:00Z', 'earn', 1_200, 'An anniversary dinner'],
]);

/** No points of either kind: a year has ended, and with it all of them. */
export const noPoints = statedPoints({ balance: 0, tierPoints: 0, pending: 0, expiring: [] }, [
  ['2026-11-09T05:00:00Z', 'expire', -640, 'Not spent in a year'],
  ['2025-11-09T22:30:00Z', 'earn', 640, 'An anniversary dinner'],
]);

const TWELVE_MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Ten million points, with lots that end on twelve days. */
export const tenMillion: Ready = {
  ...readyPoints,
  summary: {
    ...summary,
    balance: 10_000_000,
    tierPoints: 10_000_000,
    pending: 1_250_000,
    expiring: TWELVE_MONTHS.map((month) => ({
      day: `2027-${month}-17`,
      points: 125_000,
      rule: 'lot-age',
      avoidBy: null,
    })),
  },
  statement: {
    ...statement,
    earlier: 'loading',
    movements: statementOf(10_000_000, [
      ['2026-11-14T20:45:00Z', 'earn', 1_250_000, 'Winner of the Winter Tournament'],
      ['2026-11-13T20:45:00Z', 'spend', -10_000, 'A suite for a night'],
    ]),
  },
};

/** A promotion was revoked after its points were spent. */
export const belowZero = statedPoints({ balance: -240, pending: 0, expiring: [] }, [
  [
    '2026-11-18T09:00:00Z',
    'reverse',
    -1_000,
    'Double points Monday was revoked: the card was used by somebody else',
    { venueId: null, reverses: 'double' },
  ],
  ['2026-11-16T21:00:00Z', 'spend', -600, 'Dinner at Meridian'],
  ['2026-11-09T21:00:00Z', 'earn', 1_000, 'Double points Monday', { id: 'double' }],
  ['2026-11-05T21:00:00Z', 'adjust', 360, 'Dinner of 1 November, without a card'],
]);

/** Long names of casinos and long reasons. */
export const longWords = statedPoints(
  { value: { points: 1, pence: 1, venueNames: venueNames.map(([, name]) => name) } },
  [
    [
      '2026-11-14T20:45:00Z',
      'transfer',
      3_000,
      'Moved from membership 100200301, which was joined to this one at the reception of the Grand Assembly Rooms',
      { venueId: LONG },
    ],
    ['2026-11-01T20:45:00Z', 'earn', 180, 'Lunch', { venueId: TIDEWATER }],
  ],
);
