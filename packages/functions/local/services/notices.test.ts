import { describe, expect, it } from 'vitest';
import { healthPage } from '../health/healthPage.ts';
import { StartError } from '../settings/startError.ts';
import { groupServices } from './groupServices.ts';
import { quietly, refusalLine, stateLine, timeOf } from './notices.ts';

const AT = '2026-11-21T10:00:00Z';
const REFUSAL = {
  at: AT,
  detail: 'findMembers, the reply does not match the contract',
  fields: ['records.0.member.email'],
  rule: 'G-04',
} as const;

describe('a line of the terminal', () => {
  it('names operation, field, rule and log of a refused reply', () => {
    expect(refusalLine(REFUSAL, '.data/logs/callables.log')).toBe(
      'Refused: findMembers, the reply does not match the contract (records.0.member.email). G-04: A reply has each required field, no field that the description does not name, and values of the described types and formats. Log: .data/logs/callables.log',
    );
    expect(refusalLine({ ...REFUSAL, fields: [], rule: null }, null)).toBe(
      'Refused: findMembers, the reply does not match the contract.',
    );
  });

  it.each([
    ['open', null, 'Member service: the circuit is open, no requests are sent for 5 s.'],
    ['half-open', null, 'Member service: the circuit is half-open, one request is tried.'],
    ['closed', null, 'Member service: does not answer.'],
    ['closed', AT, `Member service: answers since ${timeOf(AT)}.`],
  ] as const)('says that a circuit is %s, and since when the service answers: %s', (...row) => {
    const [circuit, answersSince, line] = row;
    expect(stateLine({ service: 'Member service', circuit, answersSince })).toBe(line);
  });

  it('is printed once a minute', () => {
    const lines: string[] = [];
    let now = 0;
    const print = quietly(
      (line) => lines.push(line),
      () => now,
    );
    for (const [time, line] of [
      [0, 'a'],
      [1_000, 'a'],
      [2_000, 'b'],
      [61_000, 'a'],
    ] as const) {
      now = time;
      print(line);
    }
    expect(lines).toEqual(['a', 'b', 'a']);
  });
});

describe('the health page', () => {
  it('shows circuits and refused replies, with escaped texts', () => {
    const page = healthPage({
      parts: [],
      services: [{ service: 'Member service', circuit: 'open', answersSince: null }],
      refusals: [{ ...REFUSAL, fields: ['<b>'] }],
    });
    expect(page).toContain('<strong>open</strong>');
    expect(page).toContain('does not answer');
    expect(page).toContain('findMembers, the reply does not match the contract');
    expect(page).toContain('&lt;b&gt;');
    expect(page).toContain('G-04');
  });

  it('has no empty tables', () => {
    const page = healthPage({ parts: [], services: [], refusals: [] });
    expect(page).not.toContain('<h2>');
  });
});

describe('the services of the environment', () => {
  const SERVICE_CREDENTIALS = JSON.stringify({ members: { token: 'secret' } });

  it('are those with an address', () => {
    const env = { MEMBER_SERVICE_URL: 'https://members.casino.test/', CONTENT_SERVICE_URL: '' };
    expect(groupServices({ ...env, SERVICE_CREDENTIALS })).toEqual({
      members: 'https://members.casino.test',
    });
    expect(groupServices({})).toEqual({});
  });

  it('need credentials, or the start ends with a sentence', () => {
    const env = { CONTENT_SERVICE_URL: 'https://content.casino.test', SERVICE_CREDENTIALS };
    expect(() => groupServices(env)).toThrow(StartError);
    expect(() => groupServices(env)).toThrow(
      'SERVICE_CREDENTIALS has no valid entry for the content service.',
    );
  });
});
