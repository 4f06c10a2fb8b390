import type { Meta, StoryObj } from '@storybook/react-vite';
import { beforeMembership } from '../../stories/accountStories.ts';
import { links } from '../../stories/steps.ts';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  ...beforeMembership('full'),
  parameters: { layout: 'fullscreen', modes: { without: ['desktop'] } },
  args: { loginHref: '/login-mobile?redirect=%2Foffers', createHref: '/account/create' },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: links('Log in', '/login-mobile?redirect=%2Foffers'),
};
