import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { event, eventOn } from '../shared/events/event.fixtures.ts';
import type { WhatsOn } from '../shared/events/nextEvents.ts';
import { toEvents } from './toEvents.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const user = { uid: 'u', email: 'u@demo.test', emailVerified: true };
const ready: Session = { status: 'ready', user, data, source: 'network' };

const allOf = (events: readonly CasinoEvent[], changes: Partial<WhatsOn> = {}): WhatsOn => ({
  session: ready,
  whatsOn: { status: 'ready', data: events },
  optedIn: new Set(),
  now: NOW,
  ...changes,
});

function shown(events: readonly CasinoEvent[], month: string | null = null, now = NOW) {
  const state = toEvents(enGB, allOf(events, { now }), month, 'en-GB');
  if (state.status !== 'ready') return state.status;
  const { spotlight, months } = state;
  return {
    spotlight: spotlight?.id ?? null,
    events: state.events.map(({ id }) => id),
    months: months.map(({ label }) => label),
    month: state.month,
  };
}

const november = eventOn('november', '2026-11-26T20:00:00Z', '2026-11-26T23:00:00Z');
const spotlight = { ...event, id: 'spotlight', 'tv.spotlightEvent': true };
const february = eventOn('february', '2027-02-20T20:00:00Z', '2027-02-20T23:00:00Z');

describe('§2 What’s On at', () => {
  it('puts the spotlight first, sorts the others by their start, and lists every month to the last', () => {
    expect(shown([february, spotlight, november])).toEqual({
      spotlight: 'spotlight',
      events: ['november', 'february'],
      months: ['November 2026', 'December 2026', 'January 2027', 'February 2027'],
      month: null,
    });
  });

  it('shows one month, also a month without events', () => {
    const all = [november, spotlight, february];
    expect(shown(all, '2026-12')).toMatchObject({ spotlight: 'spotlight', events: [] });
    expect(shown(all, '2026-11')).toMatchObject({ spotlight: null, events: ['november'] });
    expect(shown(all, '2027-01')).toMatchObject({ spotlight: null, events: [], month: '2027-01' });
  });

  it.each(['2031-01', '2026-10', 'nonsense', ''])('ignores the month %j', (month) => {
    expect(shown([november], month)).toMatchObject({ month: null, events: ['november'] });
  });

  it('shows an event over midnight until it ends', () => {
    const night = eventOn('night', '2026-12-12T21:00:00Z', '2026-12-13T03:00:00Z');
    const at = (time: string) => shown([night, february], null, new Date(time));
    expect(at('2026-12-13T02:59:00Z')).toMatchObject({ events: ['night', 'february'] });
    expect(at('2026-12-13T03:00:00Z')).toMatchObject({ events: ['february'] });
  });

  it('takes the month in the casino’s time zone', () => {
    const summer = eventOn('summer', '2027-05-31T23:30:00Z', '2027-06-01T02:00:00Z');
    expect(shown([summer], '2027-06')).toMatchObject({ events: ['summer'] });
    expect(shown([summer], '2027-05')).toMatchObject({ events: [] });
  });

  it('leaves out promotions and the slots club', () => {
    expect(
      shown([
        { ...event, kind: 'promotion' },
        { ...event, club: 'slots' },
      ]),
    ).toBe('empty');
  });

  it('marks the events that the member has opted in to', () => {
    const state = toEvents(enGB, allOf([event], { optedIn: new Set([event.id]) }), null, 'en-GB');
    expect(state).toMatchObject({ events: [{ standing: 'opted-in' }] });
  });

  it.each<[string, Partial<WhatsOn>, object]>([
    ['loading', { whatsOn: { status: 'loading' } }, { status: 'loading' }],
    ['a member who loads', { session: { status: 'loading-profile', user } }, { status: 'loading' }],
    [
      '§4 a member without a casino',
      { session: { ...ready, data: { ...data, venue: null } } },
      { status: 'no-venue' },
    ],
  ])('%s', (_, changes, state) => {
    expect(toEvents(enGB, allOf([event], changes), null, 'en-GB')).toEqual(state);
  });

  it('names the months in the language of the page', () => {
    const state = toEvents(enGB, allOf([event], {}), null, 'zh-Hans');
    expect(state).toMatchObject({ months: [{ label: '2026年11月' }, { label: '2026年12月' }] });
  });
});
