import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SlotsReels } from '../../shell/slots/SlotsReels.tsx';
import { asLastSeen, lastSeenAt } from '../../stories/asLastSeen.ts';
import { byTier } from '../../stories/modes/byTier.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { plays, presses, says } from '../../stories/steps.ts';
import { belowMore, slotsTitle } from '../../stories/storyFrames.tsx';
import { manyEvents } from '../Events/Events.fixtures.ts';
import { longNamedMember, members } from '../Home/Home.fixtures.ts';
import { FAILED } from '../shared/failed.fixtures.ts';
import { readyParts } from './Slots.fixtures.ts';
import * as stories from './SlotsScreen.stories.tsx';
import { SlotsScreen } from './SlotsScreen.tsx';

const meta = {
  title: 'Screens/Slots',
  component: SlotsScreen,
  ...belowMore(
    { path: '/slots', title: slotsTitle, emblem: <SlotsReels /> },
    {
      modes: { desktop: ['NoEvents'] },
      everyTier: byTier((tier) => ({
        state: { ...readyParts, member: members[tier] },
      })),
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: readyParts,
    onRetry: fn(),
    onRetryEvents: fn(),
    onCardTurn: fn(),
  },
} satisfies Meta<typeof SlotsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the header of the club, the member card with its code, and the events of the club. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Slots Club');
    const events = within(canvas.getByRole('region', { name: 'For the club' }));
    const hrefs = events.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/slots/event/leaderboard', '/slots/event/first-spin']);
  },
};
export const CardTurned: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Show code' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('img', { name: /QR code of your membership number/ }),
    ).toBeVisible();
    await expect(args.onCardTurn).toHaveBeenLastCalledWith(true);
  },
};
export const EventsLoading: Story = {
  tags: ['loading'],
  args: { state: { ...readyParts, events: { status: 'loading' } } },
};
export const NoEvents: Story = {
  tags: ['empty'],
  args: { state: { ...readyParts, venueName: null, events: { status: 'empty' } } },
};
export const EventsFailed: Story = {
  tags: ['error'],
  args: {
    state: {
      ...readyParts,
      events: FAILED,
    },
  },
  play: presses('Try again', 'onRetryEvents'),
};
export const LongWords: Story = {
  args: {
    state: {
      ...readyParts,
      member: longNamedMember,
      venueName: 'The Grand Assembly Rooms and Winter Gardens, Llanfairpwllgwyngyll',
    },
  },
};
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
export const Offline: Story = {
  ...asLastSeen({
    args: { state: { ...readyParts, member: { ...members.jack, asOf: lastSeenAt } } },
  }),
  tags: ['offline'],
};

/** Six events per page. */
export const ManyEvents: Story = {
  args: { state: { ...readyParts, events: { status: 'ready', events: manyEvents } } },
  play: plays(presses('Show more events'), says('status', '12 of 36 events')),
};
