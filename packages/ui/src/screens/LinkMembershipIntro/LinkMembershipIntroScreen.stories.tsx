import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beforeMembership } from '../../stories/accountStories.ts';
import { inChinese, inChineseOnDesktop } from '../../stories/guards/inChinese.ts';
import { inPseudoLocale } from '../../stories/guards/inPseudoLocale.ts';
import { rightToLeft } from '../../stories/guards/rightToLeft.ts';
import { onDesktop } from '../../stories/onDesktop.ts';
import { inBothSchemes, smallest, tablet } from '../../stories/overview.ts';
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
export const ReadyDesktop: Story = onDesktop(Ready);
export const ReadyLight: Story = { globals: { scheme: 'light' }, tags: ['mode'] };
export const ReadyDesktopLight: Story = { ...onDesktop(ReadyLight), tags: ['mode'] };

export const BothSchemes: Story = { ...inBothSchemes(), tags: ['!autodocs', 'mode'] };
export const BothSchemesDesktop: Story = { ...onDesktop(BothSchemes), tags: ['!autodocs', 'mode'] };
export const Smallest: Story = {
  ...smallest(BothSchemes),
  tags: ['overview', '!autodocs', '!test'],
};
export const Tablet: Story = { ...tablet(BothSchemes), tags: ['overview', '!autodocs', '!test'] };

export const PseudoLocale: Story = { ...inPseudoLocale(), tags: ['!autodocs', 'mode'] };
export const RightToLeft: Story = { ...rightToLeft(), tags: ['!autodocs', 'mode'] };

export const Chinese: Story = { ...inChinese(), tags: ['!autodocs', 'mode'] };
export const ChineseDesktop: Story = { ...inChineseOnDesktop({}), tags: ['!autodocs', 'mode'] };
