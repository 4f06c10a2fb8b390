import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ownDocument } from '../../stories/ownDocument.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

const meta = {
  title: 'Components/UpdatePrompt',
  component: UpdatePrompt,
  parameters: ownDocument,
  args: {
    open: true,
    title: 'Update ready',
    text: 'A new version of Met Rewards is ready.',
    confirmLabel: 'Update now',
    dismissLabel: 'Close',
    onConfirm: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof UpdatePrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const prompt = canvas.getByRole('dialog', { name: 'Update ready' });
    await waitFor(() => expect(prompt).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Update now' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { args: { open: false } };
