import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import { LinkMembershipIntroScreen } from './LinkMembershipIntroScreen.tsx';

const meta = {
  title: 'Screens/LinkMembershipIntro',
  component: LinkMembershipIntroScreen,
  ...beforeMembership(),
  args: {
    layout: 'mobile',
    loginHref: '/login-mobile?redirect=%2Faccount%2Flink',
    createHref: '/account/create?redirect=%2Faccount%2Flink',
    registerHref: '/account/register',
    supportHref: '/account/support',
  },
} satisfies Meta<typeof LinkMembershipIntroScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    for (const need of ['membership number', 'date of birth', 'email address']) {
      await expect(canvas.getByText(new RegExp(need))).toBeVisible();
    }
    for (const [name, href] of [
      ['Log in', args.loginHref],
      ['Create a login', args.createHref],
      ['Join now', args.registerHref],
      ['Contact support', args.supportHref],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};
