/** A visit of a demo member: how they earned, and what they spent. */
export interface SeedVisit {
  /** Days after the start; negative, because the visit is in the past. */
  readonly day: number;
  readonly venueId: number;
  readonly reason: string;
  /** The size of the earning among those of all visits. */
  readonly weight: number;
  readonly meal: SeedMeal | null;
}

/** A redemption of points to spend, as a share of the points of earlier visits. */
export interface SeedMeal {
  readonly reason: string;
  readonly share: number;
}

const TWO_YEARS = 729;
/** The day of the last visit. */
export const LAST_VISIT = -3;
/** The day on which the points of before the first lasting visit are spent. */
const LAST_MEAL = -20;
/** The day of a meal that is given back. */
export const RETURNED_MEAL = -48;

/** Days between visits, weights, and words, in an order that shifts with the member. */
const GAPS = [6, 11, 4, 9, 15, 7, 12, 5, 10, 8, 14];
const WEIGHTS = [60, 95, 40, 130, 75, 50, 110, 85, 30, 155];
const EARNINGS = [
  'An evening at the tables',
  'An afternoon at the slots',
  'Dinner in the restaurant',
  'The Sunday table',
  'An evening in the card room',
  'Lunch with friends',
  'An evening at the slots',
];
const MEALS = [
  'Dinner for two',
  'Afternoon tea',
  'Drinks in the lounge',
  'The tasting menu',
  'Supper at the bar',
];
const VENUES = [6, 9, 12, 21];

/**
 * Two years of visits, oldest first.
 * @param shift differs between members
 * @param firstLasting the day of the oldest visit whose points are left
 */
export function visitsOf(home: number, shift: number, firstLasting: number): readonly SeedVisit[] {
  return daysOf(shift, firstLasting).map((day, index) => {
    const isAway = (index + shift) % 6 === 5;
    return {
      day,
      venueId: isAway ? of(VENUES, index + shift) : home,
      reason: of(EARNINGS, index + shift),
      weight: of(WEIGHTS, index + 3 * shift),
      meal: mealOn(day, index + shift),
    };
  });
}

function daysOf(shift: number, firstLasting: number): readonly number[] {
  const days = new Set([firstLasting, RETURNED_MEAL, LAST_MEAL, LAST_VISIT]);
  let day = -TWO_YEARS + shift;
  for (let index = shift; day < LAST_VISIT; index += 1) {
    days.add(day);
    day += of(GAPS, index);
  }
  return [...days].toSorted((a, b) => a - b);
}

function mealOn(day: number, index: number): SeedMeal | null {
  const reason = of(MEALS, index);
  if (day === LAST_MEAL) return { reason, share: 1 };
  if (day === RETURNED_MEAL) return { reason: 'Dinner for two', share: 0.2 };
  return index % 6 === 2 && day < RETURNED_MEAL ? { reason, share: 0.12 } : null;
}

function of<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
