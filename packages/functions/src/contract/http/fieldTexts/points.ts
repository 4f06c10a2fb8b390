/** The fields of the statement of points. */
export const POINTS_TEXTS = {
  shared: {
    opening:
      'The points to spend before the oldest movement of the page; null if you do not store them (M-58, M-59).',
    closing:
      'The points to spend after the newest movement of the page; null if you do not store them (M-58, M-59, M-60).',
  },
  schemas: {
    Points: {
      crmId: 'The `id` of the member.',
      asOf: 'The time of your computation (M-55).',
      balance: 'The points to spend (M-51). Negative if you took back points that were spent.',
      tierPoints: 'The tier points (M-51).',
      pending: 'Points to spend that are booked and not credited (M-54).',
      expiring:
        'All points that end, on any day, earliest first (M-52, M-53). Empty if no points end.',
      'expiring/day': 'The last day on which the points can be spent, in Europe/London.',
      'expiring/points': 'At least 1.',
      'expiring/rule': 'The rule that ends them first.',
      'expiring/avoidBy':
        'What keeps the points: a `visit`, which may be a meal, or a `redemption`. Null if nothing does.',
      rules: 'The rules of your terms that can end points, each once.',
      'rules/rule':
        '`lot-age`: a time after each earning. `no-visit` and `no-redemption`: a time without a visit or without spending. `period-end`: a day that is the same for all members.',
      'rules/day':
        'The last day on which the first points that the rule ends can be spent, if no other rule ends them before. Null if this member has none.',
      'rules/days': 'The time of the rule in days; null if it has none.',
      value: 'What points to spend are worth; null if your terms do not say.',
      'value/points': 'So many points to spend.',
      'value/pence': 'Are worth so many pence.',
      'value/venueIds': 'The venues that take them; null for all.',
      tierPeriod: 'The period in which tier points count; null if you have none.',
      'tierPeriod/startsOn': 'The first day.',
      'tierPeriod/endsOn': 'The last day. Tier points start again at 0 on the next one.',
    },
    PointMovement: {
      crmId: 'The `id` of the member.',
      id: 'Unique for the member (G-07, M-63).',
      happenedAt: 'The time of the visit, the meal or the end of the points (M-55).',
      bookedAt: 'The time of the booking (M-55, M-57).',
      venueId: 'The `id` of the venue; null for none.',
      kind: '`earn` and `spend` are of the member, and `expire` is the end of points. `adjust` corrects, `reverse` takes another movement back, and `transfer` is between members.',
      points: '`to-spend` for points to spend, `tier` for tier points.',
      amount: 'Positive for points that come, negative for points that go.',
      reason: 'Why, in words for the member, as plain text: `Dinner for two`.',
      pendingUntil:
        'The day on which pending points are credited, by a movement of their own; null for a movement that counts. A pending movement is in no sum.',
      earnedOn:
        'For pending points that are credited: the day on which they were earned. Absent if it is that of `happenedAt`.',
      reverses: 'The `id` of the movement that this one takes back; null for none.',
      lots: 'For points to spend that go: the earnings from which they are taken. For a reversal of these: the earnings to which they return (M-61, M-62). Empty if you have no lots.',
      'lots/lot': 'The `id` of the movement that earned them.',
      'lots/amount': 'How many of them. At least 1.',
    },
  },
} as const;
