import type { Meta, StoryObj } from '@storybook/react-vite';
import { variants } from '../../stories/variants.tsx';
import { VoucherStatusBadge } from './VoucherStatusBadge.tsx';

const meta = {
  title: 'Components/VoucherStatusBadge',
  component: VoucherStatusBadge,
  args: { status: 'upcoming', label: 'Upcoming' },
} satisfies Meta<typeof VoucherStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {};
export const Others: Story = variants(VoucherStatusBadge, {
  Used: { status: 'used', label: 'Used' },
  Expired: { status: 'expired', label: 'Expired' },
});
