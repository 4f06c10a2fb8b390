import { describe, expect, it } from 'vitest';
import { isStaleChunk, RELOAD_PAUSE_MS } from './staleChunk.ts';

describe('§8 screen code load failure', () => {
  it.each([
    ['online, first time', true, 1_000_000, null, true],
    ['offline', false, 1_000_000, null, false],
    ['just reloaded', true, 1_000_000, 1_000_000 - RELOAD_PAUSE_MS, false],
    ['reloaded long ago', true, 1_000_000, 1_000_000 - RELOAD_PAUSE_MS - 1, true],
  ])('%s', (_, online, now, lastReload, stale) => {
    expect(isStaleChunk(online, now, lastReload)).toBe(stale);
  });
});
