import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoucherStatusBadge } from './VoucherStatusBadge.tsx';

const meta = {
  title: 'Components/VoucherStatusBadge',
  component: VoucherStatusBadge,
  args: { status: 'upcoming', label: 'Upcoming' },
} satisfies Meta<typeof VoucherStatusBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {};

export const Used: Story = { args: { status: 'used', label: 'Used' } };

export const Expired: Story = { args: { status: 'expired', label: 'Expired' } };
