import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlotsReels } from './SlotsReels.tsx';

const meta = {
  title: 'Shell/SlotsReels',
  component: SlotsReels,
  parameters: { everyTier: () => ({}) },
} satisfies Meta<typeof SlotsReels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
