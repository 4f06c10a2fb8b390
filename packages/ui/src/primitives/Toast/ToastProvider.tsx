import { createContext, type ReactNode, use, useState } from 'react';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, type NotificationMessage, type ToastMessage } from './toastQueue.ts';

const ToastContext = createContext<((message: ToastMessage | NotificationMessage) => void) | null>(
  null,
);

export interface ToastProviderProps {
  readonly children: ReactNode;
  /** Names the region for assistive technology, such as "Messages". */
  readonly label: string;
  /** Names the button that closes a toast. */
  readonly dismissLabel: string;
}

/** Holds the toasts of an app. Mount it once, inside the theme and above the routes, so that they outlive a change of page. */
export function ToastProvider({ children, label, dismissLabel }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  return (
    <ToastContext value={queue.add}>
      {children}
      <ToastRegion queue={queue} label={label} dismissLabel={dismissLabel} />
    </ToastContext>
  );
}

/** Shows a toast: 3000 ms, or `duration`. Throws outside a `ToastProvider`. Specification section 9. */
export function useToast(): (message: ToastMessage) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

/** Shows a notification: 5000 ms, or `duration`. Throws outside a `ToastProvider`. Specification section 9. */
export function useNotification(): (message: NotificationMessage) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('useNotification needs a ToastProvider above it');
  return show;
}
