import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { variants } from '../../stories/variants.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Your tier', value: 500, max: 1000, valueText: '9,000 of 18,000 tier points' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const Ends: Story = variants(Progress, {
  Empty: { value: 0, valueText: '0 of 18,000 tier points' },
  Full: { value: 1000, valueText: '18,000 of 18,000 tier points' },
});
export const HeldToItsRange: Story = {
  args: { value: 1400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1000');
  },
};
