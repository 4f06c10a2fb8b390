import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: 'Components/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  args: { offline: true, text: 'You are offline. Your card and offers are as last seen.' },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { tags: ['offline'] };

/** Older data, with the time at which the oldest of them were loaded. */
export const AsOf: Story = {
  args: {
    text: 'We are waiting to hear from your casino. This is what we showed you last.',
    asOf: 'As of 21:04',
  },
};
export const Online: Story = { args: { offline: false } };
