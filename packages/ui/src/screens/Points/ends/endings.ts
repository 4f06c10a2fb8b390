import type { EndingPoints, PointsRule } from '../../shared/pointsRule.types.ts';
import type { PointsSummary } from '../Points.types.ts';

/** A mark on the line of time. */
export interface Ending {
  /** ISO day, the last one on which the points can be spent. */
  readonly day: string;
  /** Null for the whole balance. */
  readonly points: number | null;
  /** Null if the group gives the day without a rule. */
  readonly rule: PointsRule | null;
  readonly avoidBy: EndingPoints['avoidBy'];
}

/** What prevents a rule that ends the whole balance. The age of a lot ends only that lot. */
const WHOLE: Readonly<Partial<Record<PointsRule, EndingPoints['avoidBy']>>> = {
  'no-visit': 'visit',
  'no-redemption': 'redemption',
  'period-end': null,
};

/**
 * Returns everything that ends, earliest first: the expiring points, and the days of rules and of the balance on which
 * nothing is listed as expiring. Nothing of an empty balance ends.
 */
export function toEndings({ balance, expiring, rules, spendBy }: PointsSummary): readonly Ending[] {
  if (balance <= 0) return byDay(expiring);
  const byRule = rules.flatMap(({ rule, day }): Ending[] => {
    const avoidBy = WHOLE[rule];
    const known = expiring.some((item) => item.rule === rule && item.day === day);
    if (day === null || avoidBy === undefined || known) return [];
    return [{ day, points: null, rule, avoidBy }];
  });
  const byBalance: readonly Ending[] =
    spendBy === null ? [] : [{ day: spendBy, points: null, rule: null, avoidBy: null }];
  return byDay([...expiring, ...byRule, ...byBalance]);
}

function byDay(endings: readonly Ending[]): readonly Ending[] {
  return [...endings].sort((a, b) => a.day.localeCompare(b.day));
}
