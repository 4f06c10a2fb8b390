import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../../stories/steps.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  ...beforeMembership({ modes: { without: ['desktop'] } }, 'full'),
  args: { loginHref: '/login-mobile?redirect=%2Foffers', createHref: '/account/create' },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: links('Log in', '/login-mobile?redirect=%2Foffers') };
