import { describe, expect, it } from 'vitest';
import { endOfEvening } from '../venues/evening.ts';
import { eventOn } from './event.fixtures.ts';
import { tonightAt } from './tonightAt.ts';

const clockNight = eventOn('clock-night', '2026-12-12T22:00:00Z', '2026-12-13T03:00:00Z');
const supper = eventOn('supper', '2026-12-12T19:00:00Z', '2026-12-12T23:00:00Z');

const titleAt = (now: string, events = [clockNight, supper]) =>
  tonightAt(events, new Date(now))?.title ?? null;

describe('the event of tonight', () => {
  it.each([
    ['from the morning', '2026-12-12T06:00:00Z', 'supper'],
    ['while it runs', '2026-12-12T22:59:59Z', 'supper'],
    ['until it ends, then the next', '2026-12-12T23:00:00Z', 'clock-night'],
    ['after midnight', '2026-12-13T02:59:59Z', 'clock-night'],
    ['not after its end', '2026-12-13T03:00:00Z', null],
    ['not on the evening before, after midnight', '2026-12-12T05:59:59Z', null],
    ['not on the next evening', '2026-12-13T18:00:00Z', null],
  ])('is the first that has not ended: %s', (_, now, title) => {
    expect(titleAt(now)).toBe(title);
  });

  it('has begun from its first second', () => {
    expect(tonightAt([supper], new Date('2026-12-12T18:59:59Z'))?.hasBegun).toBe(false);
    expect(tonightAt([supper], new Date('2026-12-12T19:00:00Z'))?.hasBegun).toBe(true);
  });

  it('has the language of its title', () => {
    const event = { ...supper, locale: 'zh-Hans' } as const;
    const now = new Date('2026-12-12T18:00:00Z');
    expect(tonightAt([event], now)).toMatchObject({ locale: 'zh-Hans' });
  });

  it('is not one of the afternoon, a promotion or an event of the club', () => {
    const tea = eventOn('tea', '2026-12-12T16:59:00Z', '2026-12-12T20:00:00Z');
    const at = '2026-12-12T16:00:00Z';
    expect(titleAt(at, [tea])).toBeNull();
    expect(titleAt(at, [{ ...supper, kind: 'promotion' }])).toBeNull();
    expect(titleAt(at, [{ ...supper, club: 'slots' }])).toBeNull();
  });

  it('follows the clocks of the casino in summer', () => {
    const terrace = eventOn('terrace', '2026-06-20T16:00:00Z', '2026-06-20T21:00:00Z');
    expect(titleAt('2026-06-20T12:00:00Z', [terrace])).toBe('terrace');
    expect(endOfEvening(new Date('2026-06-21T04:59:59Z'))).toBe('2026-06-21T05:00:00.000Z');
    expect(endOfEvening(new Date('2026-06-21T05:00:00Z'))).toBe('2026-06-22T05:00:00.000Z');
  });

  it('is one evening in the night when the clocks go back', () => {
    const night = eventOn('night', '2026-10-24T21:00:00Z', '2026-10-25T04:00:00Z');
    expect(titleAt('2026-10-25T01:30:00Z', [night])).toBe('night');
    expect(endOfEvening(new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25T06:00:00.000Z');
  });
});
