import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';

/** An event of `harbour` with an RSVP, as the backend returns it. */
export const event: CasinoEvent = {
  id: '6-supper-2026-12-12',
  uri: 'harbour/events/supper-2026-12-12',
  'tv.spotlightEvent': false,
  'tv.RSVPEvent': true,
  kind: 'event',
  club: 'casino',
  category: 'dining',
  title: 'Harbour Supper',
  summary: 'Whatever the boats bring.',
  description: '<p>Six courses.</p>',
  terms: '18 or over.',
  place: 'The terrace',
  startsAt: '2026-12-12T19:00:00Z',
  endsAt: '2026-12-12T23:00:00Z',
  optedIn: false,
};

/** Returns the sample event with another id, which is also its title, and other times. */
export function eventOn(id: string, startsAt: string, endsAt: string): CasinoEvent {
  return { ...event, id, title: id, startsAt, endsAt };
}
