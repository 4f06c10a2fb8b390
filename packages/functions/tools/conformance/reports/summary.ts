import { RULES, type RuleId } from '../../../src/contract/http/rules/rules.ts';
import type { Result } from '../runCases.ts';

/** The outcome of a rule: `broken` if a case failed, `not tested` if no case was tested. */
export interface RuleOutcome {
  readonly rule: RuleId;
  readonly text: string;
  readonly outcome: 'met' | 'broken' | 'not tested';
  /** The ids of the cases that failed or were not tested. */
  readonly cases: readonly string[];
}

/** The outcome of each rule that has a case among the results, in the order of the table. */
export function rulesOf(results: readonly Result[]): readonly RuleOutcome[] {
  return RULES.flatMap(({ id: rule, text }): RuleOutcome[] => {
    const own = results.filter((each) => each.case.rule === rule);
    const idsOf = (outcome: Result['outcome']) =>
      own.filter((each) => each.outcome === outcome).map((each) => each.case.id);
    if (own.length === 0) return [];
    const failed = idsOf('failed');
    if (failed.length > 0) return [{ rule, text, outcome: 'broken', cases: failed }];
    const untested = idsOf('not tested');
    const isTested = untested.length < own.length;
    return [{ rule, text, outcome: isTested ? 'met' : 'not tested', cases: untested }];
  });
}

/** The summary by rule: a line for each rule that is broken or not tested, and the totals. */
export function summary(results: readonly Result[]): string {
  const rules = rulesOf(results);
  const lines = rules
    .filter(({ outcome }) => outcome !== 'met')
    .map(({ rule, text, outcome, cases }) => {
      return `${rule}  ${outcome.padEnd(10)}  ${text} (${cases.join(', ')})`;
    });
  const count = (outcome: RuleOutcome['outcome']) =>
    rules.filter((each) => each.outcome === outcome).length;
  const unseen = RULES.filter((rule) => rule.unseen !== undefined).map(({ id }) => id);
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    `Rules: ${count('met')} met, ${count('broken')} broken, ${count('not tested')} not tested.`,
    `No kit can see ${unseen.join(', ')}: docs/connect.md says how the product protects itself.`,
    `Cases: ${totals(results)}`,
  ].join('\n');
}

/** `N passed, N failed, N not tested`. */
export function totals(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((each) => each.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('not tested')} not tested`;
}
