import { createContext, type ReactNode, use, useState } from 'react';
import {
  createToastQueue,
  type NotificationMessage,
  type ToastMessage,
  type ToastQueue,
} from './toastQueue.ts';

const ToastContext = createContext<ToastQueue | null>(null);

/** Collects toasts from its descendants, and queues them until a descendant `Toasts` shows them. */
export function ToastQueueProvider({ children }: { readonly children: ReactNode }) {
  const [queue] = useState(createToastQueue);
  return <ToastContext value={queue}>{children}</ToastContext>;
}

/** Returns the queue of the nearest `ToastQueueProvider`. Throws an `Error` without a provider. */
export function useToastQueue(): ToastQueue {
  const queue = use(ToastContext);
  if (!queue) throw new Error('No ToastProvider or ToastQueueProvider above this component');
  return queue;
}

/** Returns a function that shows a toast for 3000 ms, or for its `duration`. Specification section 9. */
export function useToast(): (message: ToastMessage) => void {
  return useToastQueue().add;
}

/**
 * Returns a function that shows a notification for 5000 ms, or for its `duration`. Specification section 9.
 * @public
 */
export function useNotification(): (message: NotificationMessage) => void {
  return useToastQueue().add;
}
