import { describe, expect, it } from 'vitest';
import { isOnDays, localDay } from './dates.ts';

const local = (text: string) => new Date(text);
const iso = (text: string) => local(text).toISOString();

describe('§4 days are the device’s own', () => {
  it('names the local day', () => {
    expect(localDay(local('2026-03-09T00:00:00'))).toBe('2026-03-09');
    expect(localDay(local('2026-12-31T23:59:59'))).toBe('2026-12-31');
  });

  it.each([
    ['2026-11-09T23:59:59', false],
    ['2026-11-10T00:00:00', true],
    ['2026-11-15T12:00:00', true],
    ['2026-11-20T23:59:59', true],
    ['2026-11-21T00:00:00', false],
  ])('%s', (now, on) => {
    expect(isOnDays(local(now), iso('2026-11-10T18:00:00'), iso('2026-11-20T09:00:00'))).toBe(on);
  });
});
