import type { Meta, StoryObj } from '@storybook/react-vite';
import { enGB } from '../../i18n/messages.ts';
import { allTiers } from '../../stories/allTiers.tsx';
import { TierBadge } from './TierBadge.tsx';

const meta = {
  title: 'Components/TierBadge',
  component: TierBadge,
  args: { tier: 'jack', name: 'Jack' },
} satisfies Meta<typeof TierBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Jack: Story = {};

export const LongestName: Story = {
  args: { tier: 'queen-of-spades', name: 'Queen of Spades' },
  globals: { tier: 'queen-of-spades' },
};

/** Each badge in the theme of its own tier, in both schemes. */
export const AllTiers: Story = {
  ...allTiers((tier) => ({ tier, name: enGB.common.tiers[tier] })),
  globals: { scheme: 'both' },
  tags: ['mode'],
};
