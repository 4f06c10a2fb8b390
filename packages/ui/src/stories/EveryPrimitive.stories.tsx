import type { Meta, StoryObj } from '@storybook/react-vite';
import { allTiers } from './allTiers.tsx';
import { EveryPrimitive } from './EveryPrimitive.tsx';

const meta = {
  title: 'Primitives/Every primitive',
  component: EveryPrimitive,
  tags: ['!autodocs'],
  args: { name: 'appearance' },
} satisfies Meta<typeof EveryPrimitive>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All primitives in all seven tiers, to review a new colour. */
export const AllTiers: Story = {
  ...allTiers((tier) => ({ name: `appearance-${tier}` })),
  tags: ['mode'],
};
