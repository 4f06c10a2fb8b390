import type { Meta, StoryObj } from '@storybook/react-vite';
import { enGB } from '../../i18n/messages.ts';
import { readyBenefits } from '../../screens/Benefits/Benefits.fixtures.ts';
import { mobileView } from '../../stories/views.ts';
import { TIERS, type Tier } from '../../tokens/tiers.ts';
import { BenefitComparison } from './BenefitComparison.tsx';

const column = (tier: Tier, own: Tier) => ({
  tier,
  name: enGB.common.tiers[tier],
  own: tier === own,
});

const meta = {
  title: 'Components/BenefitComparison',
  component: BenefitComparison,
  args: {
    tiers: TIERS.map((tier) => column(tier, 'king')),
    benefits: readyBenefits('king').comparison,
    labels: {
      caption: 'What each tier brings',
      benefit: 'Benefit',
      own: 'Your tier',
      none: 'Not included',
    },
  },
  globals: { tier: 'king' },
} satisfies Meta<typeof BenefitComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seven: Story = {};
export const Two: Story = {
  args: { tiers: [column('king', 'king'), column('king-of-hearts', 'king')] },
  globals: mobileView,
};
