import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ownDocument } from '../../stories/ownDocument.ts';
import { RealityCheck } from './RealityCheck.tsx';

const meta = {
  title: 'Components/RealityCheck',
  component: RealityCheck,
  parameters: ownDocument,
  args: { open: true, minutes: 30, onStay: fn(), onLogOut: fn() },
} satisfies Meta<typeof RealityCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog includes the helpline. */
export const Due: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Time for a break?' }));
    await waitFor(() => expect(dialog.getByText(/30 minutes/)).toBeVisible());
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'tel:08088020133');
    await userEvent.click(dialog.getByRole('button', { name: 'Carry on' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
