import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lostPlay, wonPlay } from '../../components/PlayList/play.fixtures.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { presses, shows } from '../../stories/steps.ts';
import { withoutNavigation } from '../../stories/storyFrames.tsx';
import { mobileView } from '../../stories/views.ts';
import { FAILED } from '../shared/failed.fixtures.ts';
import * as stories from './PlaysSection.stories.tsx';
import { PlaysSection } from './PlaysSection.tsx';

const meta = {
  title: 'Screens/Plays',
  component: PlaysSection,
  decorators: [withoutNavigation],
  parameters: { layout: 'padded' },
  globals: mobileView,
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: { state: { status: 'ready', plays: [wonPlay, lostPlay] }, onRetry: fn(), onCheck: fn() },
} satisfies Meta<typeof PlaysSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mobile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Plays' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the voucher' })).toHaveAttribute(
      'href',
      '/offers/spin-1',
    );
  },
};
export const LongWords: Story = {
  args: {
    state: {
      status: 'ready',
      plays: [
        {
          ...wonPlay,
          gameName: 'The Donaudampfschifffahrtsgesellschaft Anniversary Wheel',
          prizeName: 'Dinner for two in the Llanfairpwllgwyngyll Winter Garden, with a suite',
        },
      ],
    },
  },
};
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Empty: Story = { tags: ['empty'], args: { state: { status: 'empty' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};

/** Without a connection: the device has no copy of plays. */
export const Unsaved: Story = {
  tags: ['offline'],
  args: { state: { status: 'unsaved' } },
  play: shows(/^Not saved on this/),
};
