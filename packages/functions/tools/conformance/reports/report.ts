import { findRule, RULES, type RuleId } from '../../../src/contract/http/rules/rules.ts';
import { withNamedCharacters } from '../../../src/domain/texts/hiddenCharacter.ts';
import type { Exchange } from '../exchange.ts';
import type { Difference } from '../outcomes.ts';
import type { OwnData } from '../ownData.ts';
import type { Result } from '../runCases.ts';
import { curlOf, shownBody, typedValue } from './shown.ts';

/** One line of the table: outcome, service, rule, id and requirement. */
export function tableLine({ case: { service, rule, id, requirement }, outcome }: Result): string {
  return `${outcome.padEnd(10)}  ${service.padEnd(7)}  ${rule}  ${id.padEnd(26)}  ${requirement}`;
}

/**
 * The failed cases with expectation, reply and request, and the reasons of the cases that were not tested. A reply cannot
 * send control characters to the terminal.
 */
export function details(results: readonly Result[], own: OwnData): string {
  const texts = results.flatMap((result) => {
    if (result.outcome === 'passed') return [];
    const { id, rule } = result.case;
    if (result.outcome === 'not tested') return [`${id} was not tested. ${result.reason}\n`];
    return [
      [`${id} failed. ${rule}: ${findRule(rule).text}`, ...failure(result, own), ''].join('\n'),
    ];
  });
  return withNamedCharacters(texts.join('\n'));
}

type Failed = Extract<Result, { readonly outcome: 'failed' }>;

/** The lines of a failed case: what was expected, what came, and each request with its reply. */
export function failure(result: Failed, own: OwnData): readonly string[] {
  const { differences, exchanges } = result;
  const hidden = result.case.service === 'members' ? own : null;
  return [
    ...differences.flatMap((difference) => {
      const came = cameOf(difference, exchanges.at(-1), hidden);
      return [
        `  expected  ${difference.expected}`,
        ...(came === null ? [] : [`  came      ${came}`]),
      ];
    }),
    ...exchanges.flatMap(({ request, reply }) => [
      `  request   ${curlOf(request, own)}`,
      `  reply     ${shownReply(reply, hidden)}`,
    ]),
  ];
}

/** What came in place of the expected, in words; null if the reply says it. */
export function cameOf(
  { came }: Difference,
  last: Exchange | undefined,
  own: OwnData | null,
): string | null {
  if (came === null || typeof came === 'string') return came;
  if ('value' in came) return typedValue(came.value, own);
  const { value, isOwn } = valueAt(last, came.path, own);
  return `${came.path.join('.') || 'the reply'}: ${typedValue(value, own, isOwn)}`;
}

/** The value at a path of a reply, and whether it belongs to a member whom the kit invented. */
function valueAt(
  last: Exchange | undefined,
  path: readonly (string | number)[],
  own: OwnData | null,
): { readonly value: unknown; readonly isOwn: boolean } {
  let value: unknown = last && 'text' in last.reply ? JSON.parse(last.reply.text) : undefined;
  let isOwn = false;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return { value: undefined, isOwn };
    isOwn ||= own?.isOwnRecord(value) ?? false;
    value = (value as Readonly<Record<string | number, unknown>>)[name];
  }
  return { value, isOwn };
}

function shownReply(reply: Exchange['reply'], own: OwnData | null): string {
  if ('failure' in reply) return reply.failure;
  return `${reply.status}, ${reply.ms.toFixed(0)} ms  ${shownBody(reply.text, own)}`;
}

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
