import { firstHand, leaderboard } from '../../components/EventCard/event.fixtures.ts';
import { members } from '../Home/Home.fixtures.ts';
import type { SlotsState } from './Slots.types.ts';

export const readyParts: Extract<SlotsState, { status: 'ready' }> = {
  status: 'ready',
  member: members.jack,
  venueName: 'The Orrery, London',
  events: {
    status: 'ready',
    events: [
      {
        ...leaderboard,
        href: '/slots/event/leaderboard',
        startsAt: '2026-12-03T19:00:00Z',
        endsAt: '2026-12-03T21:00:00Z',
        standing: 'rsvp',
      },
      {
        ...firstHand,
        kind: 'slots',
        href: '/slots/event/first-spin',
        title: 'First Spin',
        summary: 'What the lines and the lights mean, with tea and no stakes at all.',
        place: 'The slots lounge',
        standing: 'open',
      },
    ],
  },
};
