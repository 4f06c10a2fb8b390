import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryTier } from '../../stories/overview.ts';
import { mobileView, onDesktop } from '../onDesktop.ts';
import { inHouse, inMemberShell } from '../storyFrames.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/NotFound',
  component: NotFoundScreen,
  decorators: [inMemberShell({ path: '' }), inHouse],
  parameters: { layout: 'fullscreen' },
  globals: mobileView,
  args: { layout: 'mobile', homeHref: '/' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyDesktop: Story = onDesktop(Ready);
export const ReadyLight: Story = { globals: { scheme: 'light' } };
export const ReadyDesktopLight: Story = onDesktop(ReadyLight);

export const EveryTier: Story = inEveryTier();
export const EveryTierDesktop: Story = onDesktop(EveryTier);
