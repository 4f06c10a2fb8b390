import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clockNight } from '../../components/EventCard/event.fixtures.ts';
import { asLastSeen } from '../../stories/asLastSeen.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { belowMore } from '../../stories/storyFrames.tsx';
import { isWideWindow } from '../../stories/views.ts';
import { FAILED } from '../shared/failed.fixtures.ts';
import type { VenueDetail, VenueInShort } from './MyCasino.types.ts';
import * as stories from './MyCasinoScreen.stories.tsx';
import { MyCasinoScreen } from './MyCasinoScreen.tsx';

const lantern: VenueInShort = {
  id: 9,
  name: 'Lantern House, Glasgow',
  emblem: 'lantern',
  address: ['Lantern House', '27 Lamplighters’ Wynd', 'Glasgow', 'ZZ9 2LH'],
  mapUrl: 'https://maps.example.test/9',
  telephone: '0141 496 0109',
};

const tidewater: VenueInShort = {
  ...lantern,
  id: 12,
  name: 'The Tidewater, Brighton',
  emblem: 'tide',
  address: ['8 Groyne Parade', 'Brighton', 'ZZ12 5TW'],
};

const orrery: VenueDetail = {
  id: 6,
  name: 'The Orrery, London',
  emblem: 'orrery',
  intro: 'Brass, walnut and a ceiling that turns with the planets. Our quietest card room.',
  openingHours: [
    { days: 'Every day', hours: '12:00 to 06:00' },
    { days: 'Christmas Day', hours: 'Closed' },
  ],
  opening: { status: 'open', until: '06:00' },
  tonight: { ...clockNight, hasBegun: false },
  kitchenUntil: '23:00',
  sky: 'night',
  address: ['The Orrery', '1 Meridian Row', 'London', 'ZZ1 6OR'],
  mapUrl: 'https://maps.example.test/6',
  telephone: '020 7946 0106',
  email: 'reception@orrery.met.test',
  rules: [
    'You must be 18 or over, and we may ask for photo ID at any time.',
    'Challenge 25 applies at the door, at the bar and at every table.',
    'Phones stay off the gaming tables, and photography needs permission.',
  ],
};

/** The longest texts: the layout must not cut or overflow them. */
const assembly: VenueDetail = {
  ...orrery,
  name: 'The Grand Assembly Rooms and Winter Gardens, Llanfairpwllgwyngyll',
  emblem: 'unknown',
  opening: { status: 'closed', opensAt: '14:00' },
  tonight: null,
  kitchenUntil: '00:30',
  sky: 'day',
  intro:
    'Ballrooms, card rooms and a winter garden under one roof, where the Donaudampfschifffahrtsgesellschaft dining society has met every Thursday since the doors opened.',
  openingHours: [
    {
      days: 'Monday to Thursday, except on the eve of a public holiday',
      hours: '14:00 to 04:00 on the following morning',
    },
    { days: 'Christmas Day', hours: 'Closed' },
  ],
  address: [
    'The Grand Assembly Rooms and Winter Gardens',
    '1234 Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Road',
    'Llanfairpwllgwyngyll',
    'ZZ1 6OR',
  ],
  telephone: '+44 20 7946 0106, extension 1234',
  email: 'reception.and.reservations@grand-assembly-rooms-and-winter-gardens.met.test',
  rules: [
    'Unaccompanied guests of members register at the reception of the winter garden before 21:00, with photographic identification, and are welcome for one evening in a month.',
  ],
};

const meta = {
  title: 'Screens/MyCasino',
  component: MyCasinoScreen,
  ...belowMore(
    { path: '/mycasino', title: ({ navigation }) => navigation.myCasino },
    { modes: { desktop: ['NoVenue'] } },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: { status: 'ready', venue: orrery, otherVenues: [lantern, tidewater] },
    links: [
      { kind: 'link', label: 'Events', href: '/events', current: false },
      { kind: 'link', label: 'Promotions', href: '/promotions', current: false },
      { kind: 'link', label: 'Restaurant', href: '/restaurant', current: false },
    ],
    onRetry: fn(),
    supportHref: '/account/support',
  },
} satisfies Meta<typeof MyCasinoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The Orrery, London' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(
      canvas.getByRole('link', {
        name: 'Tonight: The Night the Clocks Change, 22:00 · kitchen until 23:00',
      }),
    ).toHaveAttribute('href', clockNight.href);
    const [map] = canvas.getAllByRole('link', { name: 'Open a map' });
    await expect(map).toHaveAttribute('href', 'https://maps.example.test/6');
    await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    const rules = within(canvas.getByRole('region', { name: 'House rules' }));
    await expect(rules.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const LongWords: Story = {
  args: {
    state: {
      status: 'ready',
      venue: assembly,
      otherVenues: [{ ...assembly, id: 13 }, tidewater],
    },
  },
};
/** A group with one casino, which has no rules. */
export const Alone: Story = {
  args: { state: { status: 'ready', venue: { ...orrery, rules: [] }, otherVenues: [] } },
};
/** §4: a temporary membership has no venue, and the page says so. */
export const NoVenue: Story = { tags: ['empty'], args: { state: { status: 'no-venue' } } };
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
/** On a wide window, a message in place of the page is centred in the free height. */
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    if (!isWideWindow()) return;
    const message = canvas.getByRole('alert');
    const above = message.offsetTop - (message.parentElement?.offsetTop ?? 0);
    // More than the padding of the card.
    await expect(above).toBeGreaterThan(22);
  },
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
export const Offline: Story = { ...asLastSeen(), tags: ['offline'] };
