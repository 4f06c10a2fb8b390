import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beforeMembership } from '../../stories/accountStories.ts';
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
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login-mobile?redirect=%2Foffers',
    );
  },
};
