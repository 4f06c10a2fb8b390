import { createPlural } from '../plurals.ts';

const plural = createPlural('en-GB');

/** Lines of the statement of points: why points expired. A line is stored in English, and shown in the language of a call. */
export const pointsEnds = {
  tierRestart: 'A new tier period began. Tier points start again at 0.',
  /** A movement that undoes another one, which was booked by mistake. */
  takenBack: 'This takes back an earlier booking, which was a mistake.',
  lotAge: (days: string) =>
    `These points expired ${plural(days, { one: `${days} day`, other: `${days} days` })} after you earned them.`,
  noVisit: (days: string) =>
    `These points expired after ${plural(days, { one: `${days} day`, other: `${days} days` })} without a visit.`,
  noRedemption: (days: string) =>
    `These points expired after ${plural(days, { one: `${days} day`, other: `${days} days` })} without spending any.`,
  periodEnd: 'These points expired with the period in which you could spend them.',
  /** Points that arrived after their last day, which is `date`. */
  before: (date: string) => `These points expired on ${date}, before we could book them.`,
};
