import { describe, expect, it } from 'vitest';
import { formatVerdicts } from './formatVerdicts.mjs';
import { judge, testsWithUnknownMarks } from './judge.mjs';
import { parseSection } from './readRequirements.mjs';

const jack = {
  id: '§4.1',
  section: '§4',
  group: 'Tiers',
  text: '34 is Jack',
  place: '4-states.md:5',
};
const ace = { ...jack, id: '§4.10', text: '46 is Ace', place: '4-states.md:6' };
/** @typedef {import('./readTests.mjs').Test} Test */

/**
 * @param {string} title
 * @param {Test['status']} [status]
 * @returns {Test}
 */
const reported = (title, status = 'passed') => ({
  title,
  status,
  file: 'tiers.test.ts',
  part: 'unit',
});

describe('a section of the specification', () => {
  const head = '# §4 States\n\nA note.\n\n## Tiers\n\n';

  it('is read into requirements', () => {
    const markdown = `${head}- **4.1** 34 is Jack,\n  also for a while\n- **4.3** 46 is Ace\n`;
    expect(parseSection(markdown, '4-states.md')).toEqual([
      { ...jack, text: '34 is Jack, also for a while', place: '4-states.md:7' },
      { ...jack, id: '§4.3', text: '46 is Ace', place: '4-states.md:9' },
    ]);
  });

  it.each([
    ['a requirement without an id', `${head}- 34 is Jack\n`, '4-states.md:7: a requirement starts'],
    ['an id of another section', `${head}- **44.1** 34 is Jack\n`, '4-states.md:7: a requirement'],
    ['a requirement without a section', '- **4.1** 34 is Jack\n', '4-states.md:1: a requirement'],
    ['an id twice', `${head}- **4.1** Jack\n- **4.1** Ace\n`, '4-states.md:8: §4.1 is a duplicate'],
  ])('is rejected with %s', (_, markdown, message) => {
    expect(() => parseSection(markdown, '4-states.md')).toThrow(message);
  });
});

describe('a requirement', () => {
  const faultsOf = (...tests) => judge([jack], tests)[0].faults;

  it.each([
    ['a test', '§4.1 34 is Jack'],
    ['a suite', '§4.1 tiers › 34 is Jack'],
    ['a test with two requirements', '§3.2 §4.1 34 is Jack'],
    ['the row of a table', 'tiers › 34 is Jack (§4.1)'],
  ])('is proven by %s that names it', (_, title) => {
    expect(faultsOf(reported(title))).toEqual([]);
  });

  it.each([
    ['only the section', '§4 34 is Jack'],
    ['a longer number', '§4.10 46 is Ace'],
    ['a longer section', '§14.1 46 is Ace'],
    ['no section', '4.1 34 is Jack'],
  ])('is not proven by a test that names %s', (_, title) => {
    expect(faultsOf(reported(title))).toEqual(['no test names it']);
  });

  it.each(/** @type {const} */ (['failed', 'skipped']))(
    'is unproven if one of its tests is %s',
    (status) => {
      expect(faultsOf(reported('§4.1 a'), reported('§4.1 b', status))).toEqual([
        `${status}: §4.1 b (tiers.test.ts)`,
      ]);
    },
  );

  it('is proven by a test that passed on retry, and the table shows the retry', () => {
    const verdicts = judge([jack], [reported('§4.1 a', 'flaky')]);
    expect(verdicts[0].faults).toEqual([]);
    expect(formatVerdicts(verdicts, [])).toContain('§4.1 a (passed on retry) (tiers.test.ts)');
  });
});

describe('a test', () => {
  // No title of this file shows a mark, because it would count as a proof.
  it.each([
    ['requirement', '§4.2 tiers'],
    ['section', '§10 tiers'],
    ['section beside a known requirement', '§4.1 tiers › §44 34 is Jack'],
  ])('that names an unknown %s is an error', (_, title) => {
    expect(testsWithUnknownMarks([jack], [reported(title)])).toHaveLength(1);
  });

  it('that names a known one, or none, is no error', () => {
    const tests = ['§4.1 a', '§4 b', '34 is Jack'].map((title) => reported(title));
    expect(testsWithUnknownMarks([jack], tests)).toEqual([]);
  });
});

describe('the table', () => {
  it('shows each requirement, its tests, the count of its section, and all errors at the end', () => {
    const verdicts = judge(
      [jack, ace],
      [1, 2, 3, 4, 5].map((row) => reported(`§4.1 a ${row}`)),
    );
    expect(formatVerdicts(verdicts, [reported('§10 tiers')])).toBe(`
§4 Tiers
  ✓ §4.1 34 is Jack
      unit     §4.1 a 1 (tiers.test.ts)
      unit     §4.1 a 2 (tiers.test.ts)
      unit     §4.1 a 3 (tiers.test.ts)
      unit     §4.1 a 4 (tiers.test.ts)
      and 1 more
  ✗ §4.10 46 is Ace
      ✗ no test names it

§4    1 of   2 requirements proven, by 5 tests

§4.10 46 is Ace (docs/specification/4-states.md:6)
  no test names it

The specification has no such section or requirement: §10 tiers (tiers.test.ts)`);
  });
});
