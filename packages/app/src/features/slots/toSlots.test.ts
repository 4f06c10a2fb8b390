import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data, user } from '../../session/state/session.fixtures.ts';
import { event, eventOn } from '../shared/events/event.fixtures.ts';
import { type SlotsSources, toSlots } from './toSlots.ts';

const session = { status: 'ready', user, data, source: 'network' } as const;
const ofTheClub = { ...event, club: 'slots' } as const;
const sources: SlotsSources = {
  whatsOn: { status: 'ready', data: [ofTheClub, event] },
  optedIn: new Set(),
  asOf: null,
  now: new Date('2026-11-21T12:00:00Z'),
};
const slots = (changes: Partial<SlotsSources> = {}) =>
  toSlots(enGB, session, { ...sources, ...changes });

describe('§2 the Slots Club', () => {
  it('shows the member’s card and only the club’s events', () => {
    expect(slots()).toMatchObject({
      status: 'ready',
      member: { membershipNumber: '100049', tier: 'jack', rewardBalance: 1_250 },
      venueName: 'Harbour',
      events: { status: 'ready', events: [{ href: `/slots/event/${event.id}` }] },
    });
  });

  it('shows the time of the balance if it may be old', () => {
    const asOf = { at: '2026-11-21T11:00:00Z', withDate: false };
    expect(slots({ asOf })).toMatchObject({ member: { asOf } });
  });

  it('sorts events by their start, and leaves out those that have ended', () => {
    const on = (id: string, day: string) => ({
      ...eventOn(id, `2026-${day}T19:00:00Z`, `2026-${day}T21:00:00Z`),
      club: 'slots' as const,
    });
    const whatsOn = {
      status: 'ready',
      data: [on('b', '12-03'), on('a', '11-22'), on('c', '11-20')],
    } as const;
    expect(slots({ whatsOn })).toMatchObject({ events: { events: [{ id: 'a' }, { id: 'b' }] } });
  });

  it.each([
    [{ status: 'loading' }, { status: 'loading' }],
    [{ status: 'ready', data: [event] }, { status: 'empty' }],
  ] as const)('with events %j', (whatsOn, events) => {
    expect(slots({ whatsOn })).toMatchObject({ status: 'ready', events });
  });

  it('has no events without a casino', () => {
    const homeless = { ...session, data: { ...data, venue: null } };
    expect(toSlots(enGB, homeless, sources)).toMatchObject({
      venueName: null,
      events: { status: 'empty' },
    });
  });

  it('is loading, or offline, until the member is loaded', () => {
    expect(toSlots(enGB, { status: 'loading-profile', user }, sources)).toEqual({
      status: 'loading',
    });
    expect(toSlots(enGB, { status: 'offline', user }, sources)).toEqual({ status: 'unsaved' });
  });
});
