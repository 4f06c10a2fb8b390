import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { ownDocument } from '../../stories/ownDocument.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './ToastQueueProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { messagePage, pausedQueue } from './toast.fixtures.ts';

const code = `import { Button, ToastProvider, useToast } from '@casino/ui';

function Save() {
  const show = useToast();
  return <Button onClick={() => show({ text: 'Your choices are saved.' })}>Save</Button>;
}

export function Example() {
  return (
    <ToastProvider label="Messages" dismissLabel="Dismiss">
      <Save />
    </ToastProvider>
  );
}`;

const meta = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  parameters: {
    docs: { ...ownDocument.docs, source: { code } },
    keyboard: messagePage.keyboard,
    anatomy: messagePage.anatomy,
  },
  args: {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    queue: pausedQueue({ text: 'Your choices are saved.' }),
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

/** The temporary-membership message is green and lasts 5000 ms. Specification section 9. */
export const Success: Story = {
  args: {
    queue: pausedQueue({
      text: 'You have a temporary membership. Complete it at reception, then come back for your rewards.',
      tone: 'success',
      duration: 5000,
    }),
  },
};
export const Danger: Story = {
  args: { queue: pausedQueue({ text: 'Unable to submit a support ticket', tone: 'danger' }) },
};
export const Several: Story = {
  args: {
    queue: pausedQueue(
      { text: 'Your choices are saved.' },
      { text: 'You are in. See you on Friday.', tone: 'success' },
      { text: 'Unable to get game data', tone: 'danger' },
      { text: 'This one waits its turn.' },
    ),
  },
  play: async () => {
    await expect(screen.queryByText('This one waits its turn.')).not.toBeInTheDocument();
  },
};

function ToastButtonInDialog() {
  const show = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        title="Your interests"
        onClose={() => setOpen(false)}
        closeLabel="Close"
        actions={
          <Button onClick={() => show({ text: 'Your choices are saved.', duration: 600_000 })}>
            Save
          </Button>
        }
      />
    </>
  );
}

/** A dialog makes the rest of the page inert, so toasts move into it, and back when it closes. */
export const AboveADialog: Story = {
  render: ({ label, dismissLabel }) => (
    <ToastProvider label={label} dismissLabel={dismissLabel}>
      <ToastButtonInDialog />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = canvas.getByRole('dialog', { name: 'Your interests' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const status = canvas.getByRole('status');
    await expect(dialog).toContainElement(status);
    const [dismiss] = canvas.getAllByRole('button', { name: 'Dismiss' });
    const { x, y, width, height } = (dismiss as HTMLElement).getBoundingClientRect();
    await expect(dismiss).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    );
    await userEvent.click(dismiss as HTMLElement);
    await expect(canvas.getAllByText('Your choices are saved.')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Your choices are saved.');
    await expect(dialog).not.toContainElement(canvas.getByRole('status'));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  },
};
