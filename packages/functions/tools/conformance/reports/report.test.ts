import { describe, expect, it } from 'vitest';
import { CASES } from './cases/cases.ts';
import { details, tableLine, totals } from './report.ts';
import type { Result } from './runCases.ts';

const [contentCase, memberCase] = (['content', 'members'] as const).map((service) => {
  const found = CASES.find((each) => each.service === service);
  if (!found) throw new Error(`There are no cases of ${service}.`);
  return { ...found, id: `a-case-of-${service}`, requirement: 'It works.' };
}) as [(typeof CASES)[number], (typeof CASES)[number]];

const failed = (text: string): Result => ({
  case: memberCase,
  outcome: 'failed',
  expected: 'status 404',
  exchange: {
    request: {
      method: 'POST',
      url: 'https://members.casino.test/members/exists',
      headers: { Authorization: 'Bearer secret', 'Idempotency-Key': 'key-1' },
      body: JSON.stringify({ email: 'jack@demo.test', location: 6 }),
    },
    reply: { status: 200, headers: new Headers(), text, ms: 12.4 },
  },
});

describe('the report of the kit', () => {
  it('has a line for each case, and the totals', () => {
    const passed: Result = { case: contentCase, outcome: 'passed' };
    expect(tableLine(passed)).toBe('passed      content  a-case-of-content           It works.');
    expect(totals([passed, passed, failed('{}')])).toBe('2 passed, 1 failed, 0 not tested');
  });

  it('shows request, reply and expectation of a failed case, without the token', () => {
    expect(details([failed('{"isMember":true}')])).toBe(
      [
        'a-case-of-members failed.',
        '  request   POST https://members.casino.test/members/exists  Idempotency-Key: key-1  {"email":"…","location":6}',
        '  reply     200, 12 ms  {"isMember":true}',
        '  expected  status 404',
        '',
      ].join('\n'),
    );
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
    expect(details([failed(text)])).not.toContain('Jack');
  });

  it('cuts long bodies', () => {
    const long = JSON.stringify(Array.from({ length: 1_000 }, () => ({ id: 'crm-1' })));
    expect(details([failed(long)]).length).toBeLessThan(1_000);
  });

  it('gives the reason of a case that was not tested', () => {
    const result: Result = { case: contentCase, outcome: 'not tested', reason: 'No event.' };
    expect(details([result])).toBe('a-case-of-content was not tested. No event.\n');
  });
});
