import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMemberShell } from '../../stories/storyFrames.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/NotFound',
  component: NotFoundScreen,
  ...inMemberShell({ path: '' }),
  args: { layout: 'mobile', homeHref: '/' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
