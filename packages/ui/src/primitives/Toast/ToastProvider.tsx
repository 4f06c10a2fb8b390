import type { ReactNode } from 'react';
import { ToastQueueProvider } from './ToastQueueProvider.tsx';
import { Toasts, type ToastsProps } from './Toasts.tsx';

export interface ToastProviderProps extends ToastsProps {
  readonly children: ReactNode;
}

/** Holds the toasts of an app. Mount it once, inside the theme and above the routes, so that they outlive a change of page. */
export function ToastProvider({ children, ...region }: ToastProviderProps) {
  return (
    <ToastQueueProvider>
      {children}
      <Toasts {...region} />
    </ToastQueueProvider>
  );
}
