import { describe, expect, it } from 'vitest';
import type { Case } from '../kit.ts';
import type { Unmet } from '../outcomes.ts';
import { OwnData } from '../ownData.ts';
import type { Result } from '../runCases.ts';
import { jsonReport, junitReport } from './files.ts';
import { details, rulesOf, summary, tableLine } from './report.ts';
import { curlOf } from './shown.ts';

const check = async () => {};
const contentCase: Case = {
  id: 'a-case-of-content',
  service: 'content',
  rule: 'C-12',
  requirement: 'It works.',
  writes: false,
  check,
};
const memberCase: Case = { ...contentCase, id: 'a-case', service: 'members', rule: 'M-04' };

const passed: Result = { case: contentCase, ms: 1, outcome: 'passed' };
const notTested: Result = { case: contentCase, ms: 0, outcome: 'not tested', reason: 'No event.' };

/** A failed case of the member service, with this reply. */
const failed = (text: string, came: Unmet['differences'][number]['came'] = null): Result => ({
  case: memberCase,
  ms: 12.4,
  outcome: 'failed',
  differences: [{ expected: 'status 404', came }],
  exchanges: [
    {
      request: {
        method: 'POST',
        url: 'https://members.casino.test/members/exists',
        headers: { Authorization: 'Bearer secret', 'Idempotency-Key': 'key-1' },
        body: JSON.stringify({ email: 'jack@demo.test', location: 6 }),
      },
      reply: { status: 200, headers: new Headers(), text, ms: 12.4 },
    },
  ],
});

const JACK = { crmId: 'crm-1', email: 'jack@demo.test', location: 6, customerNumber: '100201' };
const own = new OwnData({ member: JACK });

describe('the report of the kit', () => {
  it('has a line for each case, with its rule, and the reason of one that was not tested', () => {
    const line = 'passed      content  C-12  a-case-of-content           It works.';
    expect(tableLine(passed)).toBe(line);
    expect(details([notTested], own)).toBe('a-case-of-content was not tested. No event.\n');
  });

  it('shows rule, expectation, request and reply of a failed case, without the token', () => {
    expect(details([failed('{"isMember":true}', 'status 200')], own)).toBe(
      [
        'a-case failed. M-04: Reply with e-mail addresses in lower case.',
        '  expected  status 404',
        '  came      status 200',
        `  request   curl -i -X POST 'https://members.casino.test/members/exists' -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: key-1' -d '{"email":"<member.email>","location":6}'`,
        '  reply     200, 12 ms  {"isMember":true}',
        '',
      ].join('\n'),
    );
  });

  it('names the control characters of a reply in place of printing them', () => {
    const result = failed('\u001B]0;owned\u0007\u202E{}', 'status 200');
    const content: Result = { ...result, case: { ...memberCase, service: 'content' } };
    expect(details([content], own)).toContain('<U+001B>]0;owned<U+0007><U+202E>{}');
  });

  it.each([
    [
      'a record',
      '{"member":{"id":"crm-1","first_name":"Jack","consents":[{"given":true,"wording":"Jack"}]}}',
    ],
    ['a list', '[{"email":"Jack"},"Jack"]'],
    ['a text', '"Jack"'],
    ['a page of an error', '<p>Jack</p>'],
  ])('shows no personal data of %s', (_, text) => {
    for (const came of [null, { value: text }, { path: ['member', 'first_name'] }]) {
      const isJson = !text.startsWith('<');
      if (!isJson && came && 'path' in came) continue;
      const result = failed(text, came);
      expect(details([result], own)).not.toContain('Jack');
      expect(jsonReport([result], own, 1)).not.toContain('Jack');
      expect(junitReport([result], own)).not.toContain('Jack');
    }
  });

  it('shows types in place of values, and the values of members whom the kit invented', () => {
    const record = (id: string) => JSON.stringify({ member: { id, email: 'A@casino.test' } });
    const place = { path: ['member', 'email'] };
    expect(details([failed(record('crm-9'), place)], own)).toContain(
      'came      member.email: <text of 13 characters>',
    );
    const invented = new OwnData();
    invented.add({ crmId: 'crm-9' });
    expect(details([failed(record('crm-9'), place)], invented)).toContain(
      'came      member.email: the text "A@casino.test"',
    );
  });

  it('cuts long bodies', () => {
    const long = JSON.stringify(Array.from({ length: 1_000 }, () => ({ id: 'crm-1' })));
    expect(details([failed(long)], own).length).toBeLessThan(1_200);
  });
});

describe('the summary by rule', () => {
  it('counts a rule as broken if one of its cases failed, and as tested if one was', () => {
    expect(rulesOf([passed, notTested])).toMatchObject([{ rule: 'C-12', outcome: 'met' }]);
    expect(rulesOf([notTested])).toMatchObject([{ rule: 'C-12', outcome: 'not tested' }]);
    expect(rulesOf([passed, failed('{}')])).toMatchObject([
      { rule: 'C-12', outcome: 'met' },
      { rule: 'M-04', outcome: 'broken', cases: ['a-case'] },
    ]);
  });

  it('lists what is broken, the totals, and what no kit can see', () => {
    const text = summary([passed, failed('{}')]);
    expect(text).toContain('M-04  broken      Reply with e-mail addresses in lower case. (a-case)');
    expect(text).toContain('Rules: 1 met, 1 broken, 0 not tested.');
    expect(text).toContain('Cases: 1 passed, 1 failed, 0 not tested');
    expect(text).toMatch(/No kit can see G-21,.*M-50/);
  });
});

describe('the files for continuous integration', () => {
  it('are JSON with rules and cases', () => {
    const { seed, rules, cases } = JSON.parse(jsonReport([passed, failed('{}')], own, 7));
    expect(seed).toBe(7);
    expect(rules).toMatchObject([{ outcome: 'met' }, { rule: 'M-04', outcome: 'broken' }]);
    const differences = [{ expected: 'status 404', came: null }];
    const exchanges = [{ reply: { status: 200, body: '{}' } }];
    const broken = { id: 'a-case', rule: 'M-04', outcome: 'failed', differences, exchanges };
    expect(cases).toMatchObject([{ id: 'a-case-of-content', outcome: 'passed' }, broken]);
  });

  it('are JUnit with escaped texts', () => {
    const result = failed('{}', 'a < b & "c"\u0001');
    const text = junitReport([passed, notTested, result], own);
    expect(text).toContain('<testsuite name="content" tests="2" failures="0" skipped="1">');
    expect(text).toContain('<testsuite name="members" tests="1" failures="1" skipped="0">');
    expect(text).toContain('classname="members.M-04" name="a-case: It works." time="0.012"');
    expect(text).toContain('message="expected status 404, came a &lt; b &amp; &quot;c&quot;�"');
  });
});

it('a request to repeat has quoted texts, and names invalid tokens', () => {
  const request = {
    method: 'GET',
    url: "https://content.casino.test/events?uri=it's",
    headers: { Authorization: 'Bearer wrong-token' },
    body: null,
  };
  expect(curlOf(request, own)).toBe(
    String.raw`curl -i 'https://content.casino.test/events?uri=it'\''s' -H 'Authorization: Bearer wrong-token'`,
  );
});
