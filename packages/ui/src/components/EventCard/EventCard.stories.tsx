import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { links, plays, shows } from '../../stories/steps.ts';
import { withoutNavigation } from '../../stories/storyFrames.tsx';
import { EventCard } from './EventCard.tsx';
import { EventCardSkeleton } from './EventCardSkeleton.tsx';
import {
  clockNight,
  firstHand,
  leaderboard,
  longEvent,
  longTable,
  maskedBall,
  ringside,
  trio,
  trioSeries,
} from './event.fixtures.ts';

const meta = {
  title: 'Components/EventCard',
  component: EventCard,
  parameters: { everyTier: () => ({}), keyboard: LINK_KEYS },
  decorators: [
    (Story) => (
      <Grid least="20rem">
        <Story />
      </Grid>
    ),
    withoutNavigation,
  ],
  args: { event: trio, headingLevel: 'h2' },
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  name: 'All kinds',
  render: (args) => (
    <>
      {[trio, maskedBall, firstHand, longTable, ringside, leaderboard].map((event) => (
        <EventCard key={event.id} {...args} event={event} />
      ))}
    </>
  ),
  play: plays(
    links('First Hand', '/events/first-hand'),
    shows('You are going', '21:00 to 03:00 the next day'),
  ),
};

/** A series: each date has a page of its own, and the member is on the list of one. */
export const Series: Story = {
  args: { event: trioSeries },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('link', { name: /^Thursday 31\sDecember$/ });
    await expect(second).toHaveAttribute('href', '/events/thursday-trio-1');
    const march = canvas.getByText('Thursday 25 March 2027');
    await expect(march).not.toBeVisible();
    await userEvent.click(canvas.getByText('2 more dates'));
    await expect(march).toBeVisible();
  },
};

/** §9: an event has its casino's local time, also in the night when the clocks go back. */
export const ClockChange: Story = {
  args: { event: clockNight },
  play: shows('22:00 to 04:00 the next day'),
};
export const LongWords: Story = { args: { event: longEvent } };
export const Loading: Story = {
  tags: ['loading'],
  render: () => (
    <LoadingRegion label="Loading what is on">
      <EventCardSkeleton />
    </LoadingRegion>
  ),
};
