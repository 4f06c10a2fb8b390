import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: 'Components/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  args: { offline: true, text: 'You are offline. Your card and offers are as last seen.' },
} satisfies Meta<typeof OfflineBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.text);
  },
};

/** The live region is present and empty. */
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
