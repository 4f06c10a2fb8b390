import type { Meta, StoryObj } from '@storybook/react-vite';
import { EveryPrimitive } from './EveryPrimitive.tsx';
import { byTier } from './modes/byTier.ts';

const meta = {
  title: 'Primitives/Every primitive',
  component: EveryPrimitive,
  tags: ['!autodocs'],
  parameters: { everyTier: byTier((tier) => ({ name: `appearance-${tier}` })) },
  args: { name: 'appearance' },
} satisfies Meta<typeof EveryPrimitive>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All primitives. "All tiers" in the toolbar shows them in each tier, to review a new colour. */
export const All: Story = {};
