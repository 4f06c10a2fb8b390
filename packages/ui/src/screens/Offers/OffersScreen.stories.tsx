import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { asLastSeen } from '../../stories/asLastSeen.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { hasNo, hides, plays, presses, shows } from '../../stories/steps.ts';
import { inMemberShell, offersTitle } from '../../stories/storyFrames.tsx';
import {
  dinner,
  endedPlay,
  endlessTitle,
  fiftyOffers,
  longOffer,
  nightAway,
  offers,
  offersError,
  readyOffers,
  redeemedMasterclass,
  redeemedNightcap,
  usedSupper,
  withoutPicture,
} from './Offers.fixtures.ts';
import * as stories from './OffersScreen.stories.tsx';
import { OffersScreen } from './OffersScreen.tsx';

const meta = {
  title: 'Screens/Offers',
  component: OffersScreen,
  ...inMemberShell(
    { path: '/offers', title: offersTitle },
    {
      modes: {
        'desktop-light': ['Ready'],
        desktop: ['Spent', 'Redeemed', 'EndingSoon', 'FiftyVouchers'],
        light: ['Redeemed', 'EndingSoon'],
      },
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: { layout: 'mobile', state: readyOffers, onRetry: fn() },
} satisfies Meta<typeof OffersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the `h1` is "My Exclusive Offers". Offers that the member cannot use any more come last, closed. */
export const Ready: Story = {
  name: '§2.78 My Exclusive Offers say how to redeem them',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Already redeemed')).not.toBeVisible();
    await expect(canvas.getByRole('region', { name: 'How to redeem' })).toBeVisible();
  },
};

/** Used and expired offers are closed until the member opens them. */
export const Spent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Used and expired (2)'));
    await expect(canvas.getByText('Already redeemed')).toBeVisible();
    await expect(canvas.getByText('Ended Sat 31 Oct')).toBeVisible();
  },
};

/** The ticket of a used offer is torn, and says when and where it was redeemed. */
export const Redeemed: Story = {
  args: {
    state: offers({
      mine: [dinner],
      others: [],
      spent: [redeemedMasterclass, redeemedNightcap, usedSupper, endedPlay],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Used and expired (4)'));
    await expect(canvas.getByText('Redeemed on 21 November 2026, The Orrery')).toBeVisible();
    await expect(canvas.getByText('Redeemed on 20 November 2026')).toBeVisible();
  },
};
export const OnlySpent: Story = {
  tags: ['empty'],
  args: { state: offers({ mine: [], others: [] }) },
  play: plays(shows('Nothing here just yet'), hasNo('region', 'My offers')),
};
export const OnlyUpcoming: Story = {
  args: { state: offers({ mine: [nightAway], others: [] }) },
  play: shows('None ready yet'),
};

/** Amber in the last week; the colour does not follow the tier. */
export const EndingSoon: Story = {
  args: {
    state: offers({
      mine: [0, 1, 6, 10].map((daysLeft) => ({ ...dinner, id: `ends-${daysLeft}`, daysLeft })),
      others: [],
    }),
  },
  globals: { tier: 'king-of-hearts' },
  play: shows('Last day', '1 day left', '6 days left', '10 days left'),
};
export const NoneOfMyOwn: Story = { tags: ['empty'], args: { state: offers({ mine: [] }) } };
export const NoOthers: Story = {
  tags: ['empty'],
  args: { state: offers({ others: [] }) },
  play: hides('Other offers'),
};
export const Empty: Story = { tags: ['empty'], args: { state: { status: 'empty' } } };
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: offersError },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
export const Offline: Story = { ...asLastSeen(), tags: ['offline'] };
export const LongWords: Story = { args: { state: offers({ mine: [longOffer] }) } };
export const TitleOf200Characters: Story = {
  args: { state: offers({ mine: [endlessTitle] }) },
};
export const WithoutPicture: Story = { args: { state: offers({ mine: [withoutPicture] }) } };

/** Each page has twelve offers, and the list shows the total. */
export const FiftyVouchers: Story = {
  args: { state: offers({ mine: fiftyOffers }) },
  play: plays(shows('40 ready to use'), presses('Show more offers'), shows('24 of 50 offers')),
};
