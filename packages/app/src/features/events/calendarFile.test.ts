import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendarFile.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const ball: CalendarEvent = {
  id: '6-masked-ball-2026-12-12',
  title: 'The Masked Ball',
  text: 'Candlelight, a ten-piece band; and a mask.\nDoors close at 22:30.',
  place: 'The whole house, The Orrery, London',
  url: 'https://rewards.met.test/events/6-masked-ball-2026-12-12',
  startsAt: new Date('2026-12-12T21:00:00Z'),
  endsAt: new Date('2026-12-13T03:00:00Z'),
};

/** Parses the event as a calendar program does, with the time zone in the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const component = calendar.getFirstSubcomponent('vevent');
  if (!zone || !component) throw new Error('The file has no zone or no event.');
  const timezone = new ICAL.Timezone(zone);
  const event = new ICAL.Event(component);
  const instant = (time: ICAL.Time) => {
    if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = timezone;
    return new Date(time.toUnixTime() * 1_000);
  };
  return {
    event,
    zoned: component.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
    startsAt: instant(event.startDate),
    endsAt: instant(event.endDate),
  };
}

describe('an iCalendar file', () => {
  it('holds the title, place and times, in the casino’s time zone', () => {
    const { event, zoned, startsAt, endsAt } = read(calendarFile(ball, NOW));
    expect(event.summary).toBe(ball.title);
    expect(event.description).toBe(ball.text);
    expect(event.location).toBe(ball.place);
    expect(event.uid).toBe('6-masked-ball-2026-12-12@rewards.met.test');
    expect(zoned).toBe('Europe/London');
    expect(startsAt).toEqual(ball.startsAt);
    expect(endsAt).toEqual(ball.endsAt);
  });

  it('has the properties that RFC 5545 requires, and the link of the event', () => {
    const lines = calendarFile(ball, NOW).split('\r\n');
    expect(lines.slice(0, 5)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Met Rewards//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
    ]);
    expect(lines).toContain('DTSTAMP:20261121T100000Z');
    expect(lines).toContain(`URL:${ball.url}`);
  });

  it.each([
    ['while the clocks go back', '2026-10-24T21:00:00Z', '2026-10-25T04:00:00Z', 'Europe/London'],
    [
      'while the clocks go forward',
      '2027-03-27T22:00:00Z',
      '2027-03-28T03:00:00Z',
      'Europe/London',
    ],
    ['that ends at the first 01:30', '2026-10-24T21:00:00Z', '2026-10-25T00:30:00Z', undefined],
    ['that ends at the second 01:30', '2026-10-24T21:00:00Z', '2026-10-25T01:30:00Z', undefined],
  ])('keeps the instants of an event %s', (_, from, until, zone) => {
    const times = { startsAt: new Date(from), endsAt: new Date(until) };
    const found = read(calendarFile({ ...ball, ...times }, NOW));
    expect(found).toMatchObject(times);
    expect(found.zoned).toBe(zone);
  });

  it('folds lines at 75 bytes and ends them with CRLF', () => {
    const file = calendarFile({ ...ball, text: 'Größe – “très” 🎭 '.repeat(40) }, NOW);
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    const bytes = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBe(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('keeps any text and any instants', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    const moment = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(words, moment, fc.integer({ min: 1, max: 72 }), (title, start, hours) => {
        const startsAt = new Date(Math.floor(start.getTime() / 60_000) * 60_000);
        const endsAt = new Date(startsAt.getTime() + hours * 3_600_000);
        const found = read(calendarFile({ ...ball, title, startsAt, endsAt }, NOW));
        expect(found).toMatchObject({ startsAt, endsAt });
        expect(found.event.summary).toBe(title);
      }),
      { numRuns: 200 },
    );
  });
});
