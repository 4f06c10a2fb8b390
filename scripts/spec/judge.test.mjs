import { describe, expect, it } from 'vitest';
import { judge, testsOfNoSection } from './judge.mjs';
import { printed } from './print.mjs';

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
    ['what stands for nothing', '§4 tiers › 34 is Jack…', '§4 tiers › 34 is Jack'],
    ['signs that mean something elsewhere', '§4 a.b (c) [d] ^$ |?*+\\', '§4 a.b (c) [d] ^$ |?*+\\'],
  ])('finds %s', (_, proof, title) => {
    expect(faultsOf(proof, reported(title))).toEqual([]);
  });

  it.each([
    ['a longer title', '§4 tiers › 4 is Jack', '§4 tiers › 34 is Jack'],
    ['a title that goes on', '§4 tiers › 34 is J', '§4 tiers › 34 is Jack'],
    ['a suite within', '§4 tiers › …Jack', '§4 tiers › 34 › is Jack'],
    ['a suite around', '§4 tiers › 34 is Jack', 'members › §4 tiers › 34 is Jack'],
    ['any sign by a point', '§4 a.b', '§4 acb'],
  ])('does not find %s', (_, proof, title) => {
    expect(faultsOf(proof, reported(title))).toEqual([`no test has the title ${proof}`]);
  });
});

describe('an item', () => {
  it('that names no test is not proven', () => {
    expect(judge([item()], [reported('§4 tiers › 34 is Jack')])[0]).toMatchObject({
      tests: [],
      faults: ['no test is named'],
    });
  });

  it('whose test is gone is not proven, though another proof stands', () => {
    const [{ faults }] = judge([item('§4 a', '§4 b')], [reported('§4 a')]);
    expect(faults).toEqual(['no test has the title §4 b']);
  });

  it.each(['failed', 'skipped'])('whose test was %s is not proven', (status) => {
    expect(faultsOf('§4 a', reported('§4 a', status))).toEqual([`${status}: §4 a (tiers.test.ts)`]);
  });

  it('is not proven by a table of which one row failed', () => {
    expect(faultsOf('§4 row …', reported('§4 row 1'), reported('§4 row 2', 'failed'))).toEqual([
      'failed: §4 row 2 (tiers.test.ts)',
    ]);
  });

  it('is not proven by one width where the other failed', () => {
    expect(faultsOf('§4 a', reported('§4 a'), reported('§4 a', 'failed'))).toHaveLength(1);
  });

  it('is proven by a test that passed when it was tried again, and the table says so', () => {
    const verdicts = judge([item('§4 a')], [reported('§4 a', 'flaky')]);
    expect(verdicts[0].faults).toEqual([]);
    expect(printed(verdicts, [])).toContain('§4 a (passed when tried again) (tiers.test.ts)');
  });

  it('counts a test once, whichever of its proofs finds it', () => {
    expect(judge([item('§4 a', '§4 …')], [reported('§4 a')])[0].tests).toHaveLength(1);
  });
});

describe('a test', () => {
  it.each([
    ['higher than all', '§10 tiers'],
    ['with a number too many', '§44 tiers'],
    ['misspelt within a suite', '§4 tiers › §7 34 is Jack'],
  ])('of a section without items is an error: %s', (_, title) => {
    expect(testsOfNoSection([item()], [reported(title)])).toHaveLength(1);
  });

  it('of a section that has items, or of none, is no error', () => {
    expect(testsOfNoSection([item()], [reported('§4 b'), reported('34 is Jack')])).toEqual([]);
  });
});

describe('the table', () => {
  it('shows each item, its tests, the count of its section, and last what is wrong', () => {
    const verdicts = judge(
      [item('§4 a …'), { ...item(), text: '46 is Ace', place: '4-states.md:9' }],
      [1, 2, 3, 4, 5].map((row) => reported(`§4 a ${row}`)),
    );
    expect(printed(verdicts, [reported('§10 tiers')])).toBe(`
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
