import { describe, expect, it } from 'vitest';
import { formatVerdicts } from './formatVerdicts.mjs';
import { judge, testsOfUnknownSections } from './judge.mjs';

const item = (...proofs) => ({
  section: '§4',
  group: 'Tiers',
  text: '34 is Jack',
  proofs,
  place: '4-states.md:7',
});
const reported = (title, status = 'passed') => ({
  title,
  status,
  file: 'tiers.test.ts',
  part: 'unit',
});
const faultsOf = (proof, ...tests) => judge([item(proof)], tests)[0].faults;

describe('a proof', () => {
  it.each([
    ['a title', '§4 tiers › 34 is Jack', '§4 tiers › 34 is Jack'],
    ['a test without a suite', '§4 tiers', '§4 tiers'],
    ['the beginning of a title', '§4 tiers › 34 …', '§4 tiers › 34 is Jack (temporary)\nand more'],
    ['the end of a title', '§4 tiers › …Jack', '§4 tiers › 34 is Jack'],
    ['… without any words', '§4 tiers › 34 is Jack…', '§4 tiers › 34 is Jack'],
    ['characters of regular expressions', '§4 a.b (c) [d] ^$ |?*+\\', '§4 a.b (c) [d] ^$ |?*+\\'],
  ])('matches %s', (_, proof, title) => {
    expect(faultsOf(proof, reported(title))).toEqual([]);
  });

  it.each([
    ['a longer title', '§4 tiers › 4 is Jack', '§4 tiers › 34 is Jack'],
    ['a title with more words', '§4 tiers › 34 is J', '§4 tiers › 34 is Jack'],
    ['an inner suite', '§4 tiers › …Jack', '§4 tiers › 34 › is Jack'],
    ['an outer suite', '§4 tiers › 34 is Jack', 'members › §4 tiers › 34 is Jack'],
    ['any character for a point', '§4 a.b', '§4 acb'],
  ])('does not match %s', (_, proof, title) => {
    expect(faultsOf(proof, reported(title))).toEqual([`no test has the title ${proof}`]);
  });
});

describe('a requirement', () => {
  it('without a test is unproven', () => {
    expect(judge([item()], [reported('§4 tiers › 34 is Jack')])[0]).toMatchObject({
      tests: [],
      faults: ['no test is named'],
    });
  });

  it('with one missing test is unproven', () => {
    const [{ faults }] = judge([item('§4 a', '§4 b')], [reported('§4 a')]);
    expect(faults).toEqual(['no test has the title §4 b']);
  });

  it.each(['failed', 'skipped'])('with a %s test is unproven', (status) => {
    expect(faultsOf('§4 a', reported('§4 a', status))).toEqual([`${status}: §4 a (tiers.test.ts)`]);
  });

  it('is unproven if one row of a table failed', () => {
    expect(faultsOf('§4 row …', reported('§4 row 1'), reported('§4 row 2', 'failed'))).toEqual([
      'failed: §4 row 2 (tiers.test.ts)',
    ]);
  });

  it('is unproven if the test failed at one width', () => {
    expect(faultsOf('§4 a', reported('§4 a'), reported('§4 a', 'failed'))).toHaveLength(1);
  });

  it('is proven by a test that passed on retry, and the table shows the retry', () => {
    const verdicts = judge([item('§4 a')], [reported('§4 a', 'flaky')]);
    expect(verdicts[0].faults).toEqual([]);
    expect(formatVerdicts(verdicts, [])).toContain('§4 a (passed on retry) (tiers.test.ts)');
  });

  it('counts a test once if several proofs match it', () => {
    expect(judge([item('§4 a', '§4 …')], [reported('§4 a')])[0].tests).toHaveLength(1);
  });
});

describe('a test', () => {
  it.each([
    ['a higher number', '§10 tiers'],
    ['an additional digit', '§44 tiers'],
    ['in an inner title', '§4 tiers › §7 34 is Jack'],
  ])('of an unknown section is an error: %s', (_, title) => {
    expect(testsOfUnknownSections([item()], [reported(title)])).toHaveLength(1);
  });

  it('of a known section, or without a section, is no error', () => {
    expect(testsOfUnknownSections([item()], [reported('§4 b'), reported('34 is Jack')])).toEqual(
      [],
    );
  });
});

describe('the table', () => {
  it('shows each requirement, its tests, the count of its section, and all errors at the end', () => {
    const verdicts = judge(
      [item('§4 a …'), { ...item(), text: '46 is Ace', place: '4-states.md:9' }],
      [1, 2, 3, 4, 5].map((row) => reported(`§4 a ${row}`)),
    );
    expect(formatVerdicts(verdicts, [reported('§10 tiers')])).toBe(`
§4 Tiers
  ✓ 34 is Jack
      unit     §4 a 1 (tiers.test.ts)
      unit     §4 a 2 (tiers.test.ts)
      unit     §4 a 3 (tiers.test.ts)
      unit     §4 a 4 (tiers.test.ts)
      and 1 more
  ✗ 46 is Ace
      ✗ no test is named

§4    1 of   2 items proven, by 5 tests

§4 Tiers: 46 is Ace (docs/specification/4-states.md:9)
  no test is named

The specification has no such section: §10 tiers (tiers.test.ts)`);
  });
});
