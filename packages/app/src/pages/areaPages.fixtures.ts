import { AREA_ROUTES, quotedTitle } from './paths.fixtures.ts';

/** What a page of the member area shows to the sample member, whose casino is Harbour. */
interface Shown {
  /** What the page is about, which is its heading; null for a page about nothing else than its title. */
  readonly subject: string | null;
  /** The title of the document, after the subject. */
  readonly title: string;
  /** A heading of the screen; without a subject, the main one on a wide window. */
  readonly heading: string;
  /** The title of the header on a narrow window; null if the screen has its own heading there too. */
  readonly header: string | null;
  /** The target of the back link on a narrow window; null without one. */
  readonly back: string | null;
  /** The current item of the bar. */
  readonly bar: string;
  /** An address of the page. */
  readonly at: string;
}

const OFFERS = 'My Exclusive Offers';

/**
 * The pages that differ from a usual one: a page below More, whose title, header and heading are the title that the
 * specification quotes.
 */
const DIFFERENCES: Readonly<Record<string, Partial<Shown>>> = {
  '/': {
    title: 'My Rewards',
    heading: 'Welcome back, Demo',
    header: null,
    back: null,
    bar: 'Home',
  },
  '/games/spin-the-wheel/:gameId': {
    subject: 'Daily Wheel',
    heading: 'Daily Wheel',
    back: '/',
    bar: 'Home',
    at: '/games/spin-the-wheel/game-1',
  },
  '/offers': { back: null, bar: 'Offers' },
  '/offers/:id': {
    subject: 'Dinner for two',
    heading: 'Dinner for two',
    title: OFFERS,
    back: '/offers',
    bar: 'Offers',
    at: '/offers/v-1',
  },
  '/promotions': { title: 'Promotions' },
  '/events': {
    title: 'Events',
    heading: 'What’s On at Harbour',
    header: 'What’s On at Harbour',
    back: null,
    bar: 'Events',
  },
  '/events/:id': {
    subject: 'Harbour Supper',
    title: 'Events',
    heading: 'Harbour Supper',
    back: '/events',
    bar: 'Events',
    at: '/events/6-supper-2026-12-12',
  },
  '/profile': { title: 'Profile', heading: 'Demo Jack' },
  '/slots': { title: 'Slots Club' },
  '/slots/event/:id': {
    subject: 'Club Night',
    title: 'Slots Club',
    heading: 'Club Night',
    back: '/slots',
    at: '/slots/event/6-club',
  },
  '/settings': { title: 'Settings' },
  '/settings/interests': { title: 'Settings/Interests', back: '/settings' },
  '/settings/communications': { title: 'Settings/Communication', back: '/settings' },
  '/settings/delete': { title: 'Delete My Account', back: '/settings' },
  '/restaurant': { title: 'Restaurant', heading: 'Slack Water', back: null, bar: 'Restaurant' },
  '/mycasino': { title: 'My Casino', heading: 'Harbour' },
  '/more': { title: 'More', header: null, back: null },
};

/** Every page of the member area, as the specification lists it, with what it shows. */
export const AREA_PAGES = AREA_ROUTES.map(([id, path]) => {
  const differences = DIFFERENCES[path] ?? {};
  const title = differences.title ?? quotedTitle(path);
  if (title === undefined)
    throw new Error(`${path}: quote its title in docs/specification/2-screens-and-routes.md`);
  const usual = {
    subject: null,
    title,
    heading: title,
    header: title,
    back: '/more',
    bar: 'More',
    at: path,
  };
  return { id, path, ...usual, ...differences };
});
