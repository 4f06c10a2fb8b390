import type { Meta, StoryObj } from '@storybook/react-vite';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { links, plays, shows } from '../../stories/steps.ts';
import { withoutNavigation } from '../../stories/storyFrames.tsx';
import { mobileView } from '../../stories/views.ts';
import { firstHand, longEvent, maskedBall } from '../EventCard/event.fixtures.ts';
import { Spotlight } from './Spotlight.tsx';

const meta = {
  title: 'Components/Spotlight',
  component: Spotlight,
  parameters: { modes: { desktop: ['Narrow'] }, everyTier: () => ({}), keyboard: LINK_KEYS },
  decorators: [withoutNavigation],
  args: { event: maskedBall },
} satisfies Meta<typeof Spotlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  globals: mobileView,
  play: plays(links('The Masked Ball', '/events/masked-ball'), shows('Saturday 12 December')),
};
export const OnTheList: Story = { args: { event: firstHand } };
export const LongWords: Story = { args: { event: longEvent }, globals: mobileView };
