import type { Meta, StoryObj } from '@storybook/react-vite';
import { enGB } from '../../i18n/messages.ts';
import { byTier } from '../../stories/modes/byTier.ts';
import { TierBadge } from './TierBadge.tsx';

const meta = {
  title: 'Components/TierBadge',
  component: TierBadge,
  parameters: { everyTier: byTier((tier) => ({ tier, name: enGB.common.tiers[tier] })) },
  args: { tier: 'jack', name: 'Jack' },
} satisfies Meta<typeof TierBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Jack: Story = {};
export const LongestName: Story = {
  args: { tier: 'queen-of-spades', name: 'Queen of Spades' },
  globals: { tier: 'queen-of-spades' },
};
