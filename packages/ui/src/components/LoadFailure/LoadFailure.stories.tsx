import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailure } from './LoadFailure.tsx';

const meta = {
  title: 'Components/LoadFailure',
  component: LoadFailure,
  args: {
    state: { status: 'unsaved' },
    errorTitle: 'Your benefits did not load',
    onRetry: fn(),
  },
} satisfies Meta<typeof LoadFailure>;

export default meta;

type Story = StoryObj<typeof meta>;

/** It loads by itself, so there is no button. The shell for a narrow window changes "device" to "phone". */
export const Unsaved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved on this device yet');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: { status: 'error', message: 'Something went wrong.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
