import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { OnlineGamingCta } from './OnlineGamingCta.tsx';

const meta = {
  title: 'Components/OnlineGamingCta',
  component: OnlineGamingCta,
  parameters: { everyTier: () => ({}), keyboard: LINK_KEYS },
  args: {
    title: 'Play online, collect here',
    text: 'Our online tables count towards your tier points. 18+, please play safely.',
    href: 'https://online.met.test/',
    headingLevel: 'h2',
  },
} satisfies Meta<typeof OnlineGamingCta>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.title });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const WithoutLink: Story = {
  render: ({ href: _, ...args }) => <OnlineGamingCta {...args} />,
};
