import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const onRetry = fn();

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: 'We could not load your offers',
    text: 'Check your connection, then try again.',
    retryLabel: 'Try again',
    onRetry,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanRetry: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your offers');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const CannotRetry: Story = {
  render: ({ title, text }) => <ErrorState title={title} text={text} />,
};
