import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data, promotionFree, venue } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { event } from '../shared/events/event.fixtures.ts';
import type { WhatsOn } from '../shared/events/nextEvents.ts';
import { findEvent, toEventDetails } from './toEventDetails.ts';

const user = { uid: 'u', email: 'u@demo.test', emailVerified: true };
const ready: Session = { status: 'ready', user, data, source: 'network' };
const slots = { ...event, id: 'slots', club: 'slots' as const };
const all: WhatsOn = {
  session: ready,
  whatsOn: { status: 'ready', data: [event, slots, { ...event, id: 'promo', kind: 'promotion' }] },
  optedIn: new Set(),
  now: new Date('2026-11-21T10:00:00Z'),
};

describe('§2 the page of an event', () => {
  it('finds the event by its id; the slots club finds only its own events', () => {
    expect(findEvent(all, event.id, 'casino')).toBe(event);
    expect(findEvent(all, 'slots', 'slots')).toBe(slots);
    expect(findEvent(all, event.id, 'slots')).toBeNull();
    expect(findEvent(all, 'promo', 'casino')).toBeNull();
    expect(findEvent(all, 'nothing', 'casino')).toBeNull();
    expect(findEvent({ whatsOn: { status: 'loading' } }, event.id, 'casino')).toBeNull();
  });

  it('holds the name of the casino and the outcome of the RSVP', () => {
    const rsvp = { kind: 'answered', success: false, message: 'Already.' } as const;
    expect(toEventDetails(enGB, all, event, rsvp)).toMatchObject({
      status: 'ready',
      event: {
        venueName: 'Harbour',
        address: venue.address,
        terms: '18 or over.',
        standing: 'rsvp',
      },
      rsvp,
    });
  });

  it('offers reception instead of an RSVP in promotion-free mode', () => {
    const saferGambling = promotionFree;
    const session: Session = { ...ready, data: { ...data, saferGambling } };
    const shown = toEventDetails(enGB, { ...all, session }, event, { kind: 'none' });
    expect(shown).toMatchObject({ event: { standing: 'reception' } });
    const on = { ...all, session, optedIn: new Set([event.id]) };
    expect(toEventDetails(enGB, on, event, { kind: 'none' })).toMatchObject({
      event: { standing: 'opted-in' },
    });
  });

  it.each<[string, Partial<WhatsOn>, string]>([
    ['an unknown id', {}, 'not-found'],
    ['events that load', { whatsOn: { status: 'loading' } }, 'loading'],
    ['a failure', { whatsOn: { status: 'error', code: 'internal' } }, 'error'],
    ['no casino', { session: { ...ready, data: { ...data, venue: null } } }, 'no-venue'],
    ['a member who loads', { session: { status: 'loading-profile', user } }, 'loading'],
  ])('%s', (_, changes, status) => {
    const state = toEventDetails(enGB, { ...all, ...changes }, null, { kind: 'none' });
    expect(state.status).toBe(status);
  });
});
