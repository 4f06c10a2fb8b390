import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beforeMembership } from '../../stories/accountStories.ts';
import { inChinese } from '../../stories/guards/inChinese.ts';
import { inPseudoLocale } from '../../stories/guards/inPseudoLocale.ts';
import { rightToLeft } from '../../stories/guards/rightToLeft.ts';
import { inBothSchemes, smallest } from '../../stories/overview.ts';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  ...beforeMembership('full'),
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

/** The landing page is dark in both schemes. */
export const ReadyLight: Story = { globals: { scheme: 'light' }, tags: ['mode'] };

export const BothSchemes: Story = { ...inBothSchemes(), tags: ['!autodocs', 'mode'] };
export const Smallest: Story = {
  ...smallest(BothSchemes),
  tags: ['overview', '!autodocs', '!test'],
};

export const PseudoLocale: Story = { ...inPseudoLocale(), tags: ['!autodocs', 'mode'] };
export const RightToLeft: Story = { ...rightToLeft(), tags: ['!autodocs', 'mode'] };

export const Chinese: Story = { ...inChinese(), tags: ['!autodocs', 'mode'] };
