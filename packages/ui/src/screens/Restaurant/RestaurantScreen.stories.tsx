import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { evening, longMenu } from '../../components/RestaurantMenu/menu.fixtures.ts';
import { asLastSeen } from '../../stories/asLastSeen.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { chooses, inside, links, plays, presses, shows } from '../../stories/steps.ts';
import { inMemberShell } from '../../stories/storyFrames.tsx';
import { FAILED } from '../shared/failed.fixtures.ts';
import type { RestaurantDetail, RestaurantState } from './Restaurant.types.ts';
import * as stories from './RestaurantScreen.stories.tsx';
import { RestaurantScreen } from './RestaurantScreen.tsx';

const meridian: RestaurantDetail = {
  name: 'Meridian',
  emblem: 'orrery',
  intro: 'A grill room under a painted sky. Plain British cooking, done with care and served late.',
  place: 'First floor, above the card room',
  openingHours: [
    { days: 'Sunday to Thursday', hours: '17:00 to 23:00' },
    { days: 'Friday and Saturday', hours: '17:00 to 01:00' },
  ],
  telephone: '020 7946 0116',
  telephoneHours: 'We answer every day from 11:00 to 22:00.',
  booking: 'Tables are held for fifteen minutes.',
  menus: [evening, longMenu],
};

const ready = (restaurant: RestaurantDetail): RestaurantState => ({ status: 'ready', restaurant });

const meta = {
  title: 'Screens/Restaurant',
  component: RestaurantScreen,
  ...inMemberShell(
    { path: '/restaurant', title: ({ navigation }) => navigation.restaurant },
    { modes: { desktop: ['Vegan', 'None'] } },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: ready(meridian),
    onRetry: fn(),
    supportHref: '/account/support',
  },
} satisfies Meta<typeof RestaurantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: 'Call 020 7946 0116' });
    await expect(call).toHaveAttribute('href', 'tel:02079460116');
    await expect(canvas.getByText('Celeriac soup')).toBeVisible();
  },
};
/** A tab shows the second menu, which has the longest texts. */
export const SecondMenu: Story = { play: plays(chooses('tab', 'Late'), shows('£1,234.50')) };
/** The choice of a diet stays for every menu, and the count is of the menu in view. */
export const Vegan: Story = {
  play: async ({ canvas }) => {
    const needs = within(canvas.getByRole('group', { name: 'Dietary needs' }));
    await userEvent.click(needs.getByRole('button', { name: 'Vegan' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Late' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Vegan: 0 of 1 dish');
    await userEvent.click(canvas.getByRole('tab', { name: 'Evening' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Vegan: 1 of 5 dishes');
  },
};
export const LongWords: Story = {
  args: {
    state: ready({
      name: 'The Donaudampfschifffahrtsgesellschaft Dining Room and Winter Garden',
      emblem: 'grand',
      intro:
        'Breakfast, luncheon, afternoon tea, dinner and supper, under the restored glass roof of the winter garden, with a view of everyone who arrives.',
      place: 'Second floor of the Grand Assembly Rooms, behind the winter garden and the orangery',
      openingHours: [
        {
          days: 'Monday to Thursday, except on the eve of a public holiday',
          hours: '14:00 to 04:00 on the following morning',
        },
      ],
      telephone: '+44 20 7946 0116, extension 1234',
      booking:
        'Parties of more than twelve book two weeks ahead, and tables are held for fifteen minutes.',
      menus: [longMenu, { ...evening, name: 'Afternoon tea and light refreshments' }],
    }),
  },
};
export const OneMenu: Story = { args: { state: ready({ ...meridian, menus: [evening] }) } };
export const None: Story = {
  tags: ['empty'],
  args: {
    state: {
      status: 'none',
      venueName: 'Foundry Rooms, Manchester',
      telephone: '0161 496 0121',
      others: [
        { id: 1, name: 'The Orrery, London', telephone: '020 7946 0106' },
        { id: 2, name: 'The Tidewater, Brighton', telephone: '01632 960109' },
      ],
    },
  },
  play: plays(
    links('Call 0161 496 0121', 'tel:01614960121'),
    inside(
      'region',
      'Restaurants at our other casinos',
      links('Call 020 7946 0106', 'tel:02079460106'),
    ),
  ),
};
export const NoVenue: Story = { tags: ['empty'], args: { state: { status: 'no-venue' } } };
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
export const Offline: Story = { ...asLastSeen(), tags: ['offline'] };
