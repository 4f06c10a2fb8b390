import { createPlural } from '../plurals.ts';

const plural = createPlural('en-GB');

/** Lines of the statement of points: why points ended. A line is stored in English, and shown in the language of a call. */
export const pointsEnds = {
  tierRestart: 'A new tier period began. Tier points start again at 0.',
  /** A movement that undoes another one, which was booked by mistake. */
  takenBack: 'This takes back an earlier booking, which was a mistake.',
  lotAge: (days: string) =>
    `These points ended ${plural(days, { one: `${days} day`, other: `${days} days` })} after you earned them.`,
  noVisit: (days: string) =>
    `These points ended after ${plural(days, { one: `${days} day`, other: `${days} days` })} without a visit.`,
  noRedemption: (days: string) =>
    `These points ended after ${plural(days, { one: `${days} day`, other: `${days} days` })} without spending any.`,
  periodEnd: 'These points ended with the period in which they could be spent.',
  /** Points that arrived after their last day, which is `date`. */
  before: (date: string) => `The last day of these points was ${date}, before they were booked.`,
};
