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

/** All of them in all seven tiers: one look at what a new colour does. */
export const AllTiers: Story = allTiers((tier) => ({ name: `appearance-${tier}` }));
