import { counted } from '../counted.ts';

const toSpend = (points: string) => counted(points, 'point to spend', 'points to spend');

/** The statement of points, and the reminder of points that end. "A visit" never means play. */
export const points = {
  loading: 'Loading your points',
  errorTitle: 'We could not load your points',
  emptyTitle: 'No points yet',
  emptyText:
    'Show your card on a visit, such as a meal. Your points to spend and your tier points arrive here, each with its reason.',
  /** The two kinds of points. */
  kinds: { 'to-spend': 'Points to spend', tier: 'Tier points' },
  summary: {
    worth: (money: string) => `Worth ${money}`,
    rate: (points: string, money: string) =>
      `${toSpend(points)} ${points === '1' ? 'is' : 'are'} worth ${money}`,
    everyVenue: 'At every casino of the group',
    rateAt: (rate: string, where: string) => `${rate}. ${where}.`,
    /** `venues` is a list such as "The Orrery, London or The Tidewater". */
    atVenues: (venues: string) => `At ${venues}`,
    pending: (points: string) => `${toSpend(points)} pending, not in the balance yet`,
    belowZero: 'Your balance is below zero. Points to spend that you earn fill it up first.',
    /** Why the balance fell below zero. */
    fall: (date: string, reason: string) => `${date}: ${reason}.`,
  },
  tier: {
    text: 'They count towards your tier, and cannot be spent.',
    restarts: (date: string) => `Tier progress starts again on ${date}.`,
  },
  ends: {
    title: 'What ends, and when',
    none: 'None of your points to spend has a day on which it ends.',
    /** A day on which all points end, if the member does not do what prevents it. */
    all: 'All your points to spend',
    some: toSpend,
    more: (days: string) => `Show ${counted(days, 'later day')}`,
    /** `period` is a number of days, or `anyPeriod`. */
    rules: {
      'lot-age': (period: string) => `Points to spend end ${period} after you earn them.`,
      'no-visit': (period: string) => `All points to spend end after ${period} without a visit.`,
      'no-redemption': (period: string) =>
        `All points to spend end if you do not spend any for ${period}.`,
      'period-end': (period: string) => `Points to spend end with their period of ${period}.`,
    },
    days: (days: string) => counted(days, 'day'),
    /** The period of a rule without a known number of days. */
    anyPeriod: 'a fixed time',
    keptBy: {
      visit: 'A visit keeps them, such as a meal.',
      redemption: 'Spending some of them keeps the rest.',
      nothing: 'You can spend them until the end of that day.',
    },
  },
  statement: {
    title: 'Statement',
    loading: 'Loading your statement',
    errorTitle: 'We could not load your statement',
    none: 'Your casino shows the balance, without a list of what came and went.',
    doesNotAdd:
      'The balance is the figure of your casino. This list does not explain all of it, so we show no sums of our own. We are looking into it.',
    print: 'Print',
    csv: 'Save as CSV',
    kindOfPoints: 'Kind of points',
    kind: 'Kind',
    allKinds: 'Everything',
    venue: 'Casino',
    allVenues: 'All casinos',
    kinds: {
      earn: 'Earned',
      spend: 'Spent',
      expire: 'Ended',
      adjust: 'Corrected',
      reverse: 'Reversed',
      transfer: 'Moved',
    },
    kindAt: (kind: string, venue: string) => `${kind} · ${venue}`,
    columns: { day: 'Day', reason: 'Reason', amount: 'Points', balance: 'Balance' },
    balance: (points: string) => `Balance ${points}`,
    booked: (date: string) => `Booked on ${date}`,
    pending: 'Pending',
    pendingUntil: (date: string) => `Pending until ${date}, not in the balance yet`,
    reverses: (reason: string, date: string) => `Reverses “${reason}” of ${date}`,
    /** Points that were pending, with the day on which they were earned. */
    creditedFrom: (date: string) => `Earned on ${date}`,
    earnedOn: (date: string) => `From points to spend earned on ${date}`,
    earnedOnDays: (days: string, first: string) =>
      `From points to spend earned on ${counted(days, 'day')}, the first ${first}`,
    earlier: 'Show earlier',
    earlierFailed: 'We could not load earlier lines. Those above are unchanged.',
    shown: (lines: string) => `${counted(lines, 'line')} shown`,
    emptyTitle: 'Nothing here',
    emptyText: 'No line that is loaded matches.',
    emptyMonth: 'Nothing was booked in this month.',
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
    failed: 'We could not load every line, so no file is saved. Please try again.',
  },
  missing: {
    open: 'Something missing?',
    text: 'What is missing in this month?',
    hint: 'Such as the day and the place. We send it with the lines that you see here.',
    required: 'Say what is missing.',
    send: 'Send to support',
    cancel: 'Cancel',
    sent: (date: string) => `Sent on ${date}. Our support desk answers by e-mail.`,
    reference: (reference: string) => `Reference ${reference}`,
  },
  reminder: {
    ends: (points: string, date: string) =>
      `${toSpend(points)} ${points === '1' ? 'ends' : 'end'} on ${date}.`,
    link: 'See your points',
  },
} as const;
