import type { PageParameters } from '../../stories/pages/pageParameters.ts';
import { createToastQueue, type NotificationMessage, type ToastMessage } from './toastQueue.ts';

/** The messages with a stopped timer, so that their picture does not depend on timing. */
export function pausedQueue(...messages: readonly (ToastMessage | NotificationMessage)[]) {
  const queue = createToastQueue();
  queue.hold();
  for (const message of messages) queue.add(message);
  return queue;
}

/** What the pages of toasts and notifications say of their keys and parts. */
export const messagePage = {
  keyboard: [
    [
      'Tab, Shift + Tab',
      'Moves the focus through the buttons of the messages. The timers pause while the focus is inside.',
    ],
    ['Enter, Space', 'Presses the focused button.'],
  ],
  anatomy: [
    ['Icon', 'The tone of the message. Screen readers skip it.'],
    ['Text', 'Announced politely. A notification has a title above it.'],
    ['Action', 'Only in a notification.'],
    ['Dismiss button', 'An `IconButton`.'],
  ],
} satisfies PageParameters;
