import type { Meta, StoryObj } from '@storybook/react-vite';
import { readyBenefits } from '../../screens/Benefits/Benefits.fixtures.ts';
import { byTier } from '../../stories/modes/byTier.ts';
import { BenefitList } from './BenefitList.tsx';

const meta = {
  title: 'Components/BenefitList',
  component: BenefitList,
  parameters: {
    everyTier: byTier((tier) => ({
      label: tier,
      items: readyBenefits(tier).benefits.slice(0, 2),
    })),
  },
  args: {
    label: 'Your King benefits',
    items: readyBenefits('king').benefits,
    headingLevel: 'h2',
  },
} satisfies Meta<typeof BenefitList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const King: Story = { globals: { tier: 'king' } };
export const One: Story = { args: { items: readyBenefits('king').benefits.slice(0, 1) } };
