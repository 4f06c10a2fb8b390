import { describe, expect, it } from 'vitest';
import { FRESH_MS } from '../../lib/time/freshness.ts';
import { isOutdatedPage } from './restoredPage.ts';

describe('a page from the back-forward cache', () => {
  it.each([
    ['of a member who is still signed in', 'ace', 'ace', 1_000, false],
    ['of a visitor', null, null, 1_000, false],
    ['of a member who has logged out since', 'ace', null, 1_000, true],
    ['of another member', 'ace', 'king', 1_000, true],
    ['of a visitor who has logged in since', null, 'ace', 1_000, true],
    ['hidden for five minutes', 'ace', 'ace', FRESH_MS, false],
    ['hidden for longer', 'ace', 'ace', FRESH_MS + 1, true],
  ])('%s', (_, shown, presumed, away, outdated) => {
    expect(isOutdatedPage({ shown, presumed, away })).toBe(outdated);
  });
});
