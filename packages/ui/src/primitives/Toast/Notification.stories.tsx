import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ownDocument } from '../../stories/ownDocument.ts';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useNotification } from './ToastQueueProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { messagePage, pausedQueue } from './toast.fixtures.ts';
import type { NotificationMessage } from './toastQueue.ts';

const message = {
  title: 'Friday Jazz',
  text: 'You are on the list. Doors open at 20:00.',
} satisfies NotificationMessage;

const code = `import { Button, ToastProvider, useNotification } from '@casino/ui';

function Join() {
  const notify = useNotification();
  const message = { title: 'Friday Jazz', text: 'You are on the list. Doors open at 20:00.' };
  return <Button onClick={() => notify(message)}>Join</Button>;
}

export function Example() {
  return (
    <ToastProvider label="Messages" dismissLabel="Dismiss">
      <Join />
    </ToastProvider>
  );
}`;

const meta = {
  title: 'Primitives/Notification',
  component: ToastRegion,
  parameters: {
    docs: { ...ownDocument.docs, source: { code } },
    keyboard: messagePage.keyboard,
    anatomy: messagePage.anatomy,
  },
  args: { label: 'Messages', dismissLabel: 'Dismiss', queue: pausedQueue(message) },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { queue: pausedQueue({ ...message, tone: 'success' }) } };
export const Danger: Story = {
  args: {
    queue: pausedQueue({
      title: 'Your answer was not sent',
      text: 'Check your connection, then try again from the event’s page.',
      tone: 'danger',
    }),
  },
};

const follow = fn();

function NotificationButton() {
  const notify = useNotification();
  const action = { label: 'See the event', onSelect: follow };
  return <Button onClick={() => notify({ ...message, action, duration: 600_000 })}>Join</Button>;
}

/** A notification is announced. Its action dismisses it. */
export const WithAction: Story = {
  render: ({ label, dismissLabel }) => (
    <ToastProvider label={label} dismissLabel={dismissLabel}>
      <NotificationButton />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    follow.mockClear();
    const join = canvas.getByRole('button', { name: 'Join' });
    await userEvent.click(join);
    await expect(canvas.getByRole('status')).toHaveTextContent('Friday Jazz');
    await userEvent.click(canvas.getByRole('button', { name: 'See the event' }));
    await expect(follow).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(join);
  },
};
