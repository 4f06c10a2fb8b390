import { describe, expect, it } from 'vitest';
import { judge, messageOf, needsBase, PASSING } from './judge.mjs';

const drawing = (name) => ({ width: 10, height: 10, sha256: name });
const [old, now, other] = ['old', 'now', 'other'].map(drawing);

const CASES = [
  ['the hash of its entry', 'same', { entry: old, committed: old, drawn: old, base: null }],
  ['an approved hash that is not committed', 'same', { entry: now, committed: old, drawn: now }],
  ['no entry', 'new', { entry: null, committed: null, drawn: now }],
  ['an entry that was taken out', 'new', { entry: null, committed: old, drawn: old, base: old }],
  [
    'another drawing than its commit',
    'changed',
    { entry: old, committed: old, drawn: now, base: old },
  ],
  [
    'another size alone',
    'changed',
    { entry: old, committed: old, drawn: { ...old, height: 11 }, base: old },
  ],
  [
    'a change after what was approved',
    'changed',
    { entry: now, committed: old, drawn: other, base: old },
  ],
  ['another drawing than a new entry', 'changed', { entry: old, committed: null, drawn: now }],
  [
    'an entry edited and committed',
    'edited',
    { entry: other, committed: other, drawn: old, base: old },
  ],
  [
    'an entry edited, and a change',
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
    'a commit out of reach',
    'unreachable',
    { entry: old, committed: old, drawn: now, base: 'unreachable' },
  ],
  [
    'a commit without a drawing',
    'undrawable',
    { entry: old, committed: old, drawn: now, base: 'undrawable' },
  ],
];

/** The entries are of another machine: `old` and `now` are what this one draws, `theirs` what that one drew. */
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
  it('is drawn for committed entries whose hash is another, and for nothing else', () => {
    expect(needsBase({ entry: old, committed: old, drawn: now })).toBe(true);
    expect(needsBase({ entry: null, committed: old, drawn: now })).toBe(true);
    expect(needsBase({ entry: old, committed: old, drawn: old })).toBe(false);
    expect(needsBase({ entry: old, committed: null, drawn: now })).toBe(false);
  });
});

describe('what does not pass', () => {
  const verdicts = [...new Set(CASES.map(([, verdict]) => verdict)), 'removed', 'uncompared'];

  it.each(verdicts.filter((verdict) => !PASSING.has(verdict)))('%s: says what to do', (verdict) => {
    const message = messageOf({ id: 'a--story', verdict, commit: '0123456789' });
    expect(message).toMatch(/^a--story .*(?:npm run visual|git fetch|see).*[.]$/);
  });

  it('is everything but the same drawing, and one that this machine makes otherwise', () => {
    expect([...PASSING]).toEqual(['same', 'otherwise']);
  });
});
