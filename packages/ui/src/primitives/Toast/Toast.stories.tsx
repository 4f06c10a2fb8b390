import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, LONG_TOAST_MILLISECONDS, type ToastMessage } from './toastQueue.ts';

/** Toasts whose clock is stopped, so that a picture of them depends on no timing. */
function heldQueue(messages: readonly ToastMessage[]) {
  const queue = createToastQueue();
  queue.hold();
  for (const message of messages) queue.add(message);
  return queue;
}

const meta = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  args: {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    queue: heldQueue([{ text: 'Your choices are saved.' }]),
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

/** The temporary-membership message: green, and 5000 ms. Specification section 9. */
export const Success: Story = {
  args: {
    queue: heldQueue([
      {
        text: 'You have a temporary membership. Complete it at reception, then come back for your rewards.',
        tone: 'success',
        duration: LONG_TOAST_MILLISECONDS,
      },
    ]),
  },
};

export const Danger: Story = {
  args: { queue: heldQueue([{ text: 'Unable to submit a support ticket', tone: 'danger' }]) },
};

export const Several: Story = {
  args: {
    queue: heldQueue([
      { text: 'Your choices are saved.' },
      { text: 'You are in. See you on Friday.', tone: 'success' },
      { text: 'Unable to get game data', tone: 'danger' },
      { text: 'This one waits its turn.' },
    ]),
  },
  play: async () => {
    await expect(screen.queryByText('This one waits its turn.')).not.toBeInTheDocument();
  },
};

function Shower() {
  const show = useToast();
  return (
    <Stack align="start">
      <Button onClick={() => show({ text: 'Your choices are saved.', duration: 600_000 })}>
        Save
      </Button>
    </Stack>
  );
}

/** A toast is announced, and can be dismissed before its time. */
export const ShownAndDismissed: Story = {
  render: ({ label, dismissLabel }) => (
    <ToastProvider label={label} dismissLabel={dismissLabel}>
      <Shower />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Your choices are saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
