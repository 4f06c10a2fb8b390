import { counted } from '../counted.ts';

/** The statement of points, and the reminder of points that expire. "A visit" never means play. */
export const points = {
  loading: 'Loading your points',
  errorTitle: 'We could not load your points',
  emptyTitle: 'No points yet',
  emptyText:
    'Show your card when you visit, even just for a meal. Your points appear here, each with what it was for.',
  /** The two kinds of points. */
  kinds: { 'to-spend': 'Points to spend', tier: 'Tier points' },
  summary: {
    worth: (money: string) => `Worth ${money}`,
    rate: (points: string, money: string) =>
      `${counted(points, 'point')} ${points === '1' ? 'is' : 'are'} worth ${money}`,
    everyVenue: 'at all our casinos',
    rateAt: (rate: string, where: string) => `${rate}, ${where}.`,
    /** `venues` is a list such as "The Orrery, London or The Tidewater". */
    atVenues: (venues: string) => `at ${venues}`,
    pending: (points: string) => `${counted(points, 'point')} on the way to your balance`,
    belowZero: 'Your balance is below zero. The next points you earn bring it back up.',
    /** Why the balance fell below zero. */
    fall: (date: string, reason: string) => `${date}: ${reason}.`,
  },
  tier: {
    text: 'They count towards your tier, and cannot be spent.',
    /** `on` is such as "on Thu 1 Apr 2027" or "tomorrow". */
    restarts: (on: string) => `Tier progress starts again ${on}.`,
  },
  ends: {
    title: 'When your points expire',
    none: 'None of your points has an expiry date.',
    /** A day on which all points expire, if the member does not do what prevents it. */
    all: 'All your points',
    some: (points: string) => counted(points, 'point'),
    more: 'Show all',
    /** `period` is a number of days, or `anyPeriod`. */
    rules: {
      'lot-age': (period: string) => `Points expire ${period} after you earn them.`,
      'no-visit': (period: string) => `All your points expire after ${period} without a visit.`,
      'no-redemption': (period: string) =>
        `All your points expire if you spend none for ${period}.`,
      'period-end': (period: string) => `Points expire at the end of each period of ${period}.`,
    },
    days: (days: string) => counted(days, 'day'),
    /** The period of a rule without a known number of days. */
    anyPeriod: 'a set time',
    keptBy: {
      visit: 'A visit keeps them, even just for a meal.',
      redemption: 'Spend a few, and you keep the rest.',
      nothing: 'You can spend them until the end of that day.',
    },
  },
  statement: {
    title: 'Statement',
    loading: 'Loading your statement',
    errorTitle: 'We could not load your statement',
    none: 'Your casino gives us your balance, but not a list of what came and went.',
    doesNotAdd:
      'Your balance is the figure your casino gave us. This list does not explain all of it, so we show no sums of our own while we look into it.',
    print: 'Print',
    /** The head of the statement on paper. */
    printedTitle: (app: string) => `${app}: statement of points`,
    printedOn: 'Printed on',
    csv: 'Save as CSV',
    kindOfPoints: 'Kind of points',
    kind: 'Kind',
    allKinds: 'Everything',
    venue: 'Casino',
    allVenues: 'All casinos',
    kinds: {
      earn: 'Earned',
      spend: 'Spent',
      expire: 'Expired',
      adjust: 'Corrected',
      reverse: 'Reversed',
      transfer: 'Moved',
    },
    /** Two facts of a movement, such as its day and its casino, or its kind and its casino. */
    joined: (first: string, second: string) => `${first} · ${second}`,
    columns: { day: 'Booked', reason: 'Reason', amount: 'Points', balance: 'Balance' },
    balance: (points: string) => `Balance ${points}`,
    /** The day of the visit or payment, if it is not that of the booking, by which lines are sorted. */
    happened: (date: string) => `Happened on ${date}`,
    pending: 'Pending',
    pendingUntil: (date: string) => `Pending until ${date}, then in your balance`,
    reverses: (reason: string, date: string) => `Reverses “${reason}” from ${date}`,
    /** Points that were pending, with the day on which they were earned. */
    creditedFrom: (date: string) => `Earned on ${date}`,
    /** Beside the day on which points expired. */
    earned: (date: string) => `earned ${date}`,
    earnedOn: (date: string) => `From points earned on ${date}`,
    earnedOnDays: (days: string, first: string) =>
      `From points earned on ${counted(days, 'day')}, the first ${first}`,
    earlier: 'Show earlier',
    earlierFailed: 'We could not load earlier lines. Those above are as they were.',
    shown: (lines: string) => `${counted(lines, 'line')} shown`,
    emptyTitle: 'Nothing here',
    emptyText: 'Nothing matches your choice so far.',
    emptyMonth: 'Nothing came or went this month.',
    showAll: 'Show everything',
  },
  /** The statement as a file. */
  file: {
    columns: {
      bookedAt: 'Booked',
      happenedAt: 'Happened',
      points: 'Kind of points',
      kind: 'Kind',
      amount: 'Points',
      balance: 'Balance',
      venue: 'Casino',
      reason: 'Reason',
      pendingUntil: 'Pending until',
      id: 'Number',
    },
    failed: 'We could not load every line, so we have not saved a file. Please try again.',
  },
  missing: {
    open: 'Something missing?',
    text: 'What is missing from this month?',
    hint: 'The day and the place help us most. We send it with the lines you see here.',
    required: 'Please tell us what is missing.',
    send: 'Send to support',
    cancel: 'Cancel',
    sent: (date: string) => `Sent on ${date}. Our support team will answer by email.`,
    reference: (reference: string) => `Reference ${reference}`,
  },
  reminder: {
    /** `on` is such as "on Sat 12 Dec" or "today". */
    ends: (points: string, on: string) =>
      `${counted(points, 'point')} ${points === '1' ? 'expires' : 'expire'} ${on}`,
    /** For a group that sends one date for all points. */
    spendBy: (date: string) => `Use your points to spend by ${date}`,
    link: 'See your points',
  },
} as const;
