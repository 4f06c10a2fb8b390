import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { EndingPoints, PointsRuleInForce } from './pointsRule.types.ts';

type Words = Pick<EndingPoints, 'avoidBy'> & Pick<PointsRuleInForce, 'rule' | 'days'>;

/** Returns the sentence of a rule, and the sentence that says what keeps the points. */
export function useRuleWords(): (of: Words) => { readonly rule: string; readonly keptBy: string } {
  const { rules, keptBy, days: inDays, anyPeriod } = useMessages().points.ends;
  const { number } = useFormatters();
  return ({ rule, days, avoidBy }) => ({
    rule: rules[rule](days === null ? anyPeriod : inDays(number(days))),
    keptBy: keptBy[avoidBy ?? 'nothing'],
  });
}
