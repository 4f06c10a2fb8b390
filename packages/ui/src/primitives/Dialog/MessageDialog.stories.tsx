import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ownDocument } from '../../stories/ownDocument.ts';
import { MessageDialog } from './MessageDialog.tsx';

const meta = {
  title: 'Primitives/MessageDialog',
  component: MessageDialog,
  parameters: ownDocument,
  args: {
    open: true,
    title: 'Error',
    text: 'Unable to find venue details',
    confirmLabel: 'OK',
    onClose: fn(),
  },
} satisfies Meta<typeof MessageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = {
  tags: ['error'],
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Error' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    title: 'Your membership needs a word with us',
    text: 'Your membership needs updating before you can use the app. Please bring photo ID to reception at your casino, where it takes a few minutes.',
  },
};
export const WithNote: Story = { args: { note: 'Your reference is 4f3a9c21.' } };
