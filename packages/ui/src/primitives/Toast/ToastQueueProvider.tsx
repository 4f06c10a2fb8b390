import { createContext, type ReactNode, use, useState } from 'react';
import {
  createToastQueue,
  type NotificationMessage,
  type ToastMessage,
  type ToastQueue,
} from './toastQueue.ts';

const ToastContext = createContext<ToastQueue | null>(null);

/** Takes toasts from what it holds, and waits with them until a `Toasts` in it is there to show them. */
export function ToastQueueProvider({ children }: { readonly children: ReactNode }) {
  const [queue] = useState(createToastQueue);
  return <ToastContext value={queue}>{children}</ToastContext>;
}

/** The queue around. Throws outside a `ToastQueueProvider`. */
export function useToastQueue(): ToastQueue {
  const queue = use(ToastContext);
  if (!queue) throw new Error('Toasts need a ToastQueueProvider, or a ToastProvider, above them');
  return queue;
}

/** Shows a toast: 3000 ms, or `duration`. Specification section 9. */
export function useToast(): (message: ToastMessage) => void {
  return useToastQueue().add;
}

/** Shows a notification: 5000 ms, or `duration`. Specification section 9. */
export function useNotification(): (message: NotificationMessage) => void {
  return useToastQueue().add;
}
