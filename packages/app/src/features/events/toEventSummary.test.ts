import { describe, expect, it } from 'vitest';
import { event } from './event.fixtures.ts';
import { toEventSummary, toStanding } from './toEventSummary.ts';

const BEFORE = new Date('2026-12-12T18:59:59Z');
const BEGUN = new Date('2026-12-12T19:00:00Z');
const OVER = new Date('2026-12-12T23:00:00Z');
const plain = { ...event, 'tv.RSVPEvent': false };

describe('§3 what a member can do about an event', () => {
  it.each([
    ['its list is open', event, false, BEFORE, 'rsvp'],
    ['its list closes when it begins', event, false, BEGUN, 'closed'],
    ['they are on its list', event, true, BEFORE, 'opted-in'],
    ['they are on its list and it has begun', event, true, BEGUN, 'opted-in'],
    ['there is no list', plain, false, BEFORE, 'open'],
    ['it is over, whoever was on its list', event, true, OVER, 'over'],
  ] as const)('%s', (_, each, optedIn, now, standing) => {
    expect(toStanding(each, optedIn, now)).toBe(standing);
  });

  it('leads to the page of whose event it is', () => {
    const summary = toEventSummary(event, new Set(), BEFORE);
    expect(summary).toMatchObject({ href: `/events/${event.id}`, timeZone: 'Europe/London' });
    const club = toEventSummary({ ...event, club: 'slots' }, new Set(), BEFORE);
    expect(club.href).toBe(`/slots/event/${event.id}`);
  });
});
