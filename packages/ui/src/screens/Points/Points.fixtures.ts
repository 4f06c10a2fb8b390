import type { KindOfPoints, PointMovement, PointsState, PointsSummary } from './Points.types.ts';

type Ready = Extract<PointsState, { status: 'ready' }>;

const orrery = { id: '1', name: 'The Orrery, London' };
const tidewater = { id: '2', name: 'The Tidewater, Brighton' };
const long = {
  id: '3',
  name: 'The Grand Assembly Rooms and Winter Garden at Llanfairpwllgwyngyll, Anglesey',
};

type Line = Pick<PointMovement, 'kind' | 'amount' | 'reason'> & Partial<PointMovement>;

/** Movements, newest first, and their running balance up to `closing`. */
function statementOf(closing: number, lines: readonly (Line & { readonly at: string })[]) {
  let balance = closing;
  return lines.map(({ at, ...line }, index): PointMovement => {
    const points: KindOfPoints = line.points ?? 'to-spend';
    const isCounted = points === 'to-spend' && !line.pendingUntil;
    const after = balance;
    if (isCounted) balance -= line.amount;
    return {
      id: `m${index}`,
      happenedAt: at,
      bookedAt: at,
      venue: orrery,
      pendingUntil: null,
      reverses: null,
      earnedOn: [],
      ...line,
      points,
      balance: isCounted ? after : null,
    };
  });
}

const movements = statementOf(4_180, [
  {
    at: '2026-11-19T21:10:00Z',
    kind: 'earn',
    amount: 320,
    reason: 'An evening at the tables',
    pendingUntil: '2026-11-22',
  },
  { at: '2026-11-14T20:45:00Z', kind: 'earn', amount: 640, reason: 'Dinner for two at Meridian' },
  {
    at: '2026-11-14T20:45:00Z',
    kind: 'earn',
    points: 'tier',
    amount: 640,
    reason: 'Dinner for two at Meridian',
  },
  {
    at: '2026-11-09T22:30:00Z',
    kind: 'spend',
    amount: -1_200,
    reason: 'A night at the Tidewater',
    venue: tidewater,
    earnedOn: ['2025-12-02', '2026-01-17', '2026-02-14'],
  },
  {
    at: '2026-11-02T08:00:00Z',
    happenedAt: '2026-10-31T23:20:00Z',
    kind: 'earn',
    amount: 210,
    reason: 'The Masked Ball',
  },
  {
    at: '2026-10-21T10:05:00Z',
    id: 'reversal',
    kind: 'reverse',
    amount: 450,
    reason: 'Charged twice at the bar',
    reverses: 'bar',
  },
  {
    at: '2026-10-17T23:05:00Z',
    id: 'bar',
    kind: 'spend',
    amount: -450,
    reason: 'Drinks at the bar',
  },
  {
    at: '2026-10-10T19:00:00Z',
    kind: 'earn',
    points: 'tier',
    amount: 1_100,
    reason: 'A Saturday at the tables',
  },
  { at: '2026-10-10T19:00:00Z', kind: 'earn', amount: 1_100, reason: 'A Saturday at the tables' },
  {
    at: '2026-10-01T05:00:00Z',
    kind: 'expire',
    amount: -85,
    reason: 'Not spent within 365 days',
    venue: null,
    earnedOn: ['2025-10-01'],
  },
]);

const UNTIL = '2026-11-20T19:30:00Z';

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
  summary,
  statement: { status: 'ready', until: UNTIL, movements, earlier: 'more' },
  adds: true,
};

/** Earlier movements failed to load. */
export const earlierFailed: Ready = {
  ...readyPoints,
  statement: { status: 'ready', until: UNTIL, movements, earlier: 'failed' },
};

/** The group's own figures do not add up. */
export const unequalPoints: Ready = { ...readyPoints, adds: false };

/** A group without lots and movements: the balance, its day and tier points. */
export const balanceAlone: Ready = {
  status: 'ready',
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
  adds: true,
};

/** A member who has spent everything. */
export const nothingLeft: Ready = {
  ...readyPoints,
  summary: { ...summary, balance: 0, pending: 0, expiring: [] },
  statement: {
    status: 'ready',
    until: UNTIL,
    earlier: 'none',
    movements: statementOf(0, [
      { at: '2026-11-09T22:30:00Z', kind: 'spend', amount: -1_200, reason: 'A night away' },
      { at: '2026-11-01T22:30:00Z', kind: 'earn', amount: 1_200, reason: 'An anniversary dinner' },
    ]),
  },
};

/** No points of either kind: a year has ended, and with it all of them. */
export const noPoints: Ready = {
  ...readyPoints,
  summary: { ...summary, balance: 0, tierPoints: 0, pending: 0, expiring: [] },
  statement: {
    status: 'ready',
    until: UNTIL,
    earlier: 'none',
    movements: statementOf(0, [
      { at: '2026-11-09T05:00:00Z', kind: 'expire', amount: -640, reason: 'Not spent in a year' },
      { at: '2025-11-09T22:30:00Z', kind: 'earn', amount: 640, reason: 'An anniversary dinner' },
    ]),
  },
};

/** Ten million points, with lots that end on twelve days. */
export const tenMillion: Ready = {
  ...readyPoints,
  summary: {
    ...summary,
    balance: 10_000_000,
    tierPoints: 10_000_000,
    pending: 1_250_000,
    expiring: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(
      (month) => ({ day: `2027-${month}-17`, points: 125_000, rule: 'lot-age', avoidBy: null }),
    ),
  },
  statement: {
    status: 'ready',
    until: UNTIL,
    earlier: 'loading',
    movements: statementOf(10_000_000, [
      {
        at: '2026-11-14T20:45:00Z',
        kind: 'earn',
        amount: 1_250_000,
        reason: 'Winner of the Winter Tournament',
      },
      { at: '2026-11-13T20:45:00Z', kind: 'spend', amount: -10_000, reason: 'A suite for a night' },
    ]),
  },
};

/** A promotion was revoked after its points were spent. */
export const belowZero: Ready = {
  ...readyPoints,
  summary: { ...summary, balance: -240, pending: 0, expiring: [] },
  statement: {
    status: 'ready',
    until: UNTIL,
    earlier: 'none',
    movements: statementOf(-240, [
      {
        at: '2026-11-18T09:00:00Z',
        kind: 'reverse',
        amount: -1_000,
        reason: 'Double points Monday was revoked: the card was used by somebody else',
        venue: null,
        reverses: 'double',
      },
      { at: '2026-11-16T21:00:00Z', kind: 'spend', amount: -600, reason: 'Dinner at Meridian' },
      {
        at: '2026-11-09T21:00:00Z',
        id: 'double',
        kind: 'earn',
        amount: 1_000,
        reason: 'Double points Monday',
      },
      {
        at: '2026-11-05T21:00:00Z',
        kind: 'adjust',
        amount: 360,
        reason: 'Dinner of 1 November, without a card',
      },
    ]),
  },
};

/** Long names of casinos and long reasons. */
export const longWords: Ready = {
  ...readyPoints,
  summary: {
    ...summary,
    value: { points: 1, pence: 1, venueNames: [orrery.name, tidewater.name, long.name] },
  },
  statement: {
    status: 'ready',
    until: UNTIL,
    earlier: 'none',
    movements: statementOf(4_180, [
      {
        at: '2026-11-14T20:45:00Z',
        kind: 'transfer',
        amount: 3_000,
        reason:
          'Moved from membership 100200301, which was joined to this one at the reception of the Grand Assembly Rooms',
        venue: long,
      },
      { at: '2026-11-01T20:45:00Z', kind: 'earn', amount: 180, reason: 'Lunch', venue: tidewater },
    ]),
  },
};
