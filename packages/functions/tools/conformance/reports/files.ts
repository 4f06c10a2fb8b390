import type { Exchange } from '../exchange.ts';
import type { OwnData } from '../ownData.ts';
import type { Result } from '../runCases.ts';
import { cameOf, failure, rulesOf } from './report.ts';
import { curlOf, shownBody } from './shown.ts';

/** The results as JSON, for programs. Like the report, it hides secrets and the data of members. */
export function jsonReport(results: readonly Result[], own: OwnData, seed: number): string {
  const report = {
    seed,
    rules: rulesOf(results),
    cases: results.map((result) => {
      const { id, service, rule, requirement } = result.case;
      const { outcome, ms } = result;
      const common = { id, service, rule, requirement, outcome, ms: Math.round(ms) };
      if (result.outcome === 'passed') return common;
      if (result.outcome === 'not tested') return { ...common, reason: result.reason };
      const hidden = service === 'members' ? own : null;
      return {
        ...common,
        differences: result.differences.map((difference) => ({
          expected: difference.expected,
          came: cameOf(difference, result.exchanges.at(-1), hidden),
        })),
        exchanges: result.exchanges.map((each) => exchangeOf(each, own, hidden)),
      };
    }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function exchangeOf({ request, reply }: Exchange, own: OwnData, hidden: OwnData | null) {
  const shown =
    'failure' in reply
      ? reply
      : { status: reply.status, ms: Math.round(reply.ms), body: shownBody(reply.text, hidden) };
  return { request: curlOf(request, own), reply: shown };
}

/** The results in the format of JUnit, which servers of continuous integration read. */
export function junitReport(results: readonly Result[], own: OwnData): string {
  const suites = (['content', 'members'] as const).map((service) => {
    const cases = results.filter((each) => each.case.service === service);
    const count = (outcome: Result['outcome']) =>
      cases.filter((each) => each.outcome === outcome).length;
    return [
      `  <testsuite name="${service}" tests="${cases.length}" failures="${count('failed')}" skipped="${count('not tested')}">`,
      ...cases.map((each) => testCase(each, own)),
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('\n')}\n</testsuites>\n`;
}

function testCase(result: Result, own: OwnData): string {
  const { id, service, rule, requirement } = result.case;
  const attributes = `classname="${service}.${rule}" name="${escaped(`${id}: ${requirement}`)}" time="${(result.ms / 1_000).toFixed(3)}"`;
  if (result.outcome === 'passed') return `    <testcase ${attributes}/>`;
  const inner =
    result.outcome === 'not tested'
      ? `<skipped message="${escaped(result.reason)}"/>`
      : `<failure type="${rule}" message="${escaped(messageOf(result, own))}">${escaped(failure(result, own).join('\n'))}</failure>`;
  return `    <testcase ${attributes}>${inner}</testcase>`;
}

/** What was expected and what came, on one line. */
function messageOf(result: Extract<Result, { outcome: 'failed' }>, own: OwnData): string {
  const hidden = result.case.service === 'members' ? own : null;
  const each = result.differences.map((difference) => {
    const came = cameOf(difference, result.exchanges.at(-1), hidden);
    return came === null
      ? `expected ${difference.expected}`
      : `expected ${difference.expected}, came ${came}`;
  });
  return each.join('; ');
}

function escaped(text: string): string {
  const codes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
  return (
    text
      .replaceAll(/[&<>"]/g, (character) => codes[character as keyof typeof codes])
      // XML 1.0 has no other control characters.
      .replaceAll(/[^\P{Cc}\t\n\r]/gu, '�')
  );
}
