import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMemberShell, withoutNavigation } from '../../stories/storyFrames.tsx';
import { mobileView } from '../../stories/views.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/NotFound',
  component: NotFoundScreen,
  decorators: [inMemberShell({ path: '' }), withoutNavigation],
  parameters: { layout: 'fullscreen' },
  globals: mobileView,
  args: { layout: 'mobile', homeHref: '/' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
