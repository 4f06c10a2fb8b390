import { describe, expect, it } from 'vitest';
import { type FailedImport, isStaleChunk, RELOAD_PAUSE_MS } from './staleChunk.ts';

const NOW = 1_000_000;
const GONE = new TypeError(
  'Failed to fetch dynamically imported module: https://rewards.test/assets/Home-1a2b.js',
);
const failed = (changes: Partial<FailedImport> = {}): FailedImport => ({
  error: GONE,
  now: NOW,
  lastReload: null,
  ...changes,
});

describe('§8 screen code load failure', () => {
  it.each([
    ['§8.30 online, first time', failed(), true],
    ['just reloaded', failed({ lastReload: NOW - RELOAD_PAUSE_MS }), false],
    ['reloaded long ago', failed({ lastReload: NOW - RELOAD_PAUSE_MS - 1 }), true],
  ])('%s', (_, given, stale) => {
    expect(isStaleChunk(given)).toBe(stale);
  });

  it.each([
    ['Chromium', GONE.message, true],
    ['Firefox', 'error loading dynamically imported module: https://rewards.test/a.js', true],
    ['WebKit', 'Importing a module script failed.', true],
    ['Vite, of a style sheet', 'Unable to preload CSS for /assets/Home-1a2b.css', true],
    ['a feature that the browser lacks', 'URL.canParse is not a function', false],
    ['code that throws', 'x is not defined', false],
  ])('in the words of %s', (_, message, stale) => {
    expect(isStaleChunk(failed({ error: new TypeError(message) }))).toBe(stale);
  });

  it('is false without an error', () => {
    expect(isStaleChunk(failed({ error: null }))).toBe(false);
  });
});
