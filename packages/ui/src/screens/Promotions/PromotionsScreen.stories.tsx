import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { toOptIn, toSpin } from '../../components/GameList/game.fixtures.ts';
import {
  doublePoints,
  lateTea,
  longPromotion,
  slotsRace,
} from '../../components/PromotionCard/promotion.fixtures.ts';
import { asLastSeen } from '../../stories/asLastSeen.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { presses } from '../../stories/steps.ts';
import { belowMore } from '../../stories/storyFrames.tsx';
import { FAILED } from '../shared/failed.fixtures.ts';
import * as stories from './PromotionsScreen.stories.tsx';
import { PromotionsScreen } from './PromotionsScreen.tsx';

const meta = {
  title: 'Screens/Promotions',
  component: PromotionsScreen,
  ...belowMore({ path: '/promotions', title: ({ navigation }) => navigation.promotions }),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: { status: 'ready', promotions: [lateTea, doublePoints, slotsRace] },
    games: [],
    onRetry: fn(),
    supportHref: '/account/support',
  },
} satisfies Meta<typeof PromotionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Promotions');
    await expect(main.getAllByText('What to know first')).toHaveLength(3);
    await expect(main.getByText('Thu 3 Dec to Thu 31 Dec')).toBeVisible();
  },
};
export const WithGames: Story = {
  args: { games: [toSpin, toOptIn] },
  play: async ({ canvas }) => {
    const games = within(canvas.getByRole('region', { name: 'Games' }));
    await expect(games.getByRole('link', { name: 'King’s Week' })).toHaveAttribute(
      'href',
      '/games/spin-the-wheel/kings-week',
    );
  },
};
export const GamesAlone: Story = { args: { games: [toOptIn], state: { status: 'empty' } } };
export const Empty: Story = { tags: ['empty'], args: { state: { status: 'empty' } } };
export const NoVenue: Story = { tags: ['empty'], args: { state: { status: 'no-venue' } } };
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
export const Offline: Story = { ...asLastSeen(), tags: ['offline'] };
export const LongWords: Story = {
  args: { state: { status: 'ready', promotions: [longPromotion] } },
};
