import type { ContentItem } from '../../src/contract/member.ts';

/** The news of the home page. `venues` appears in each of its three formats. Specification section 3. */
export const NEWS_FEED = [
  {
    id: 'late-kitchen',
    title: 'The kitchen stays up with you',
    text: 'Small plates until two in the morning, every Friday and Saturday.',
    venues: 'All',
  },
  {
    id: 'card-room',
    title: 'A new card room',
    text: 'Six tables, one quiet corner, and lessons for beginners on Tuesdays.',
    venues: [6, '17', 21],
  },
  {
    id: 'coast-and-clyde',
    title: 'Live music, coast and Clyde',
    text: 'Trios and quartets in the lounge on the last Thursday of the month.',
    venues: '9, 12',
  },
] satisfies readonly ContentItem[];

/** Invitations to the group's online games. Specification section 3. */
export const ONLINE_GAMING_CTA = [
  {
    id: 'play-online',
    title: 'Play online, collect here',
    text: 'Our online tables count towards your tier points. 18+, please play safely.',
    href: 'https://online.met.test/',
    venues: 'All',
  },
] satisfies readonly ContentItem[];
