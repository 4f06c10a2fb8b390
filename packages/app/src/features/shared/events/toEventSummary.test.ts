import { describe, expect, it } from 'vitest';
import { event } from './event.fixtures.ts';
import { toEventSummary, toStanding } from './toEventSummary.ts';

const BEFORE = new Date('2026-12-12T18:59:59Z');
const BEGUN = new Date('2026-12-12T19:00:00Z');
const OVER = new Date('2026-12-12T23:00:00Z');
const plain = { ...event, 'tv.RSVPEvent': false };

describe('§3 the standing of an event for a member', () => {
  it.each([
    ['the list is open', event, false, BEFORE, 'rsvp'],
    ['the list closes when the event begins', event, false, BEGUN, 'closed'],
    ['the member is on the list', event, true, BEFORE, 'opted-in'],
    ['the member is on the list and the event has begun', event, true, BEGUN, 'opted-in'],
    ['there is no list', plain, false, BEFORE, 'open'],
    ['the event is over, also for members on the list', event, true, OVER, 'over'],
  ] as const)('%s', (_, each, optedIn, now, standing) => {
    expect(toStanding(each, optedIn, now)).toBe(standing);
  });

  it('names the language of its texts', () => {
    const chinese = { ...event, locale: 'zh-Hans' as const };
    expect(toEventSummary(chinese, new Set(), BEFORE).locale).toBe('zh-Hans');
  });

  it('links to the page of the casino or of the slots club', () => {
    const summary = toEventSummary(event, new Set(), BEFORE);
    expect(summary).toMatchObject({ href: `/events/${event.id}`, timeZone: 'Europe/London' });
    const club = toEventSummary({ ...event, club: 'slots' }, new Set(), BEFORE);
    expect(club.href).toBe(`/slots/event/${event.id}`);
  });
});
