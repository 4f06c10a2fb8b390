import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { formArgs } from '../../stories/accountStories.ts';
import { shows } from '../../stories/steps.ts';
import { belowMore } from '../../stories/storyFrames.tsx';
import { SupportScreen } from './SupportScreen.tsx';

/** A member keeps the frame of the other pages. */
const meta = {
  title: 'Screens/SupportMember',
  component: SupportScreen,
  ...belowMore({ path: '/account/support', title: ({ joining }) => joining.support.title }),
  args: {
    ...formArgs(),
    frame: 'member',
    signedInAs: 'jack@demo.test',
    defaultValues: { name: 'Jack Sample', customerNumber: '100201' },
    maxComments: 2_000,
    backHref: '/',
    backLabel: 'Home',
    onAnother: fn(),
  },
} satisfies Meta<typeof SupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Sent: Story = {
  args: { state: { status: 'sent' } },
  play: shows('Thank you'),
};
