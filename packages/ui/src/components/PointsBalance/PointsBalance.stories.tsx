import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointsBalance } from './PointsBalance.tsx';

const meta = {
  title: 'Components/PointsBalance',
  component: PointsBalance,
  parameters: { everyTier: () => ({}) },
  args: {
    label: 'Reward balance',
    value: '4,180',
    unit: 'points to spend',
    note: 'Use them by 31 December 2026',
  },
} satisfies Meta<typeof PointsBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { size: 'small' } };

/** A label that names the points needs no unit. */
export const WithoutUnit: Story = {
  render: () => <PointsBalance size="small" label="Tier points" value="6,480" />,
};
export const WithDecimals: Story = { args: { value: '31,002.50' } };
export const TenMillion: Story = { args: { value: '10,000,000' } };
export const None: Story = { tags: ['empty'], args: { value: '0' } };
