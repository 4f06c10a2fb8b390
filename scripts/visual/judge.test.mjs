import { describe, expect, it } from 'vitest';
import { judge, messageOf, needsBase, PASSING } from './judge.mjs';

const drawing = (name) => ({ width: 10, height: 10, sha256: name });
const [old, now, other] = ['old', 'now', 'other'].map(drawing);

const CASES = [
  ['the hash of its entry', 'same', { entry: old, committed: old, drawn: old, base: null }],
  ['an approved, uncommitted hash', 'same', { entry: now, committed: old, drawn: now }],
  ['no entry', 'new', { entry: null, committed: null, drawn: now }],
  ['a removed entry', 'new', { entry: null, committed: old, drawn: old, base: old }],
  [
    'another drawing than its commit',
    'changed',
    { entry: old, committed: old, drawn: now, base: old },
  ],
  [
    'only another size',
    'changed',
    { entry: old, committed: old, drawn: { ...old, height: 11 }, base: old },
  ],
  [
    'a change after an approval',
    'changed',
    { entry: now, committed: old, drawn: other, base: old },
  ],
  ['another drawing than a new entry', 'changed', { entry: old, committed: null, drawn: now }],
  [
    'an edited, committed entry',
    'edited',
    { entry: other, committed: other, drawn: old, base: old },
  ],
  [
    'an edited entry, and a change',
    'edited',
    { entry: other, committed: other, drawn: now, base: old },
  ],
  [
    'an entry edited and not committed',
    'edited',
    { entry: other, committed: old, drawn: old, base: old },
  ],
  [
    'a clone that is too shallow',
    'shallow',
    { entry: old, committed: old, drawn: now, base: 'shallow' },
  ],
  [
    'a missing commit',
    'unreachable',
    { entry: old, committed: old, drawn: now, base: 'unreachable' },
  ],
  [
    'a commit without a drawing',
    'undrawable',
    { entry: old, committed: old, drawn: now, base: 'undrawable' },
  ],
];

/** The entries belong to another machine: this machine draws `old` and `now`, the other drew `theirs`. */
const theirs = drawing('theirs');
const ELSEWHERE = [
  [
    'the drawing of its commit',
    'otherwise',
    { entry: theirs, committed: theirs, drawn: old, base: old },
  ],
  [
    'another drawing than its commit',
    'changed',
    { entry: theirs, committed: theirs, drawn: now, base: old },
  ],
  [
    'an entry edited and not committed',
    'edited',
    { entry: other, committed: theirs, drawn: old, base: old },
  ],
  ['the hash of its entry', 'same', { entry: old, committed: old, drawn: old, base: null }],
];

describe('on the machine that drew the ledger', () => {
  it.each(CASES)('%s: %s', (_, verdict, evidence) => {
    expect(judge({ base: null, ...evidence, sameMachine: true })).toBe(verdict);
  });
});

describe('on another machine', () => {
  it.each(ELSEWHERE)('%s: %s', (_, verdict, evidence) => {
    expect(judge({ ...evidence, sameMachine: false })).toBe(verdict);
  });
});

describe('a base', () => {
  it('is needed only for committed entries with another hash', () => {
    expect(needsBase({ entry: old, committed: old, drawn: now })).toBe(true);
    expect(needsBase({ entry: null, committed: old, drawn: now })).toBe(true);
    expect(needsBase({ entry: old, committed: old, drawn: old })).toBe(false);
    expect(needsBase({ entry: old, committed: null, drawn: now })).toBe(false);
  });
});

describe('a story that does not pass', () => {
  const verdicts = [...new Set(CASES.map(([, verdict]) => verdict)), 'removed', 'uncompared'];

  it.each(verdicts.filter((verdict) => !PASSING.has(verdict)))(
    '%s: the message names the next step',
    (verdict) => {
      const message = messageOf({ id: 'a--story', verdict, commit: '0123456789' });
      expect(message).toMatch(/^a--story .*(?:npm run visual|git fetch|see).*[.]$/);
    },
  );

  it('has any verdict except same and otherwise', () => {
    expect([...PASSING]).toEqual(['same', 'otherwise']);
  });
});
