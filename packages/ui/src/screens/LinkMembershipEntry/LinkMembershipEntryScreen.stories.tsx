import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { presses } from '../../stories/steps.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import * as stories from './LinkMembershipEntryScreen.stories.tsx';
import { LinkMembershipEntryScreen } from './LinkMembershipEntryScreen.tsx';

const meta = {
  title: 'Screens/LinkMembershipEntry',
  component: LinkMembershipEntryScreen,
  ...beforeMembership(),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: { status: 'ready' },
    email: 'unlinked@demo.test',
    linkHref: '/account/link',
    registerHref: '/account/register',
    onLogOut: fn(),
  },
} satisfies Meta<typeof LinkMembershipEntryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: presses('Log Out', 'onLogOut') };
export const RecordsGone: Story = {
  args: { recordsGone: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Link your membership again');
  },
};
export const Pending: Story = { args: { state: { status: 'pending' } } };
