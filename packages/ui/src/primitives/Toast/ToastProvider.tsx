import type { ReactNode } from 'react';
import { ToastQueueProvider } from './ToastQueueProvider.tsx';
import { Toasts, type ToastsProps } from './Toasts.tsx';

/** Props of `ToastProvider`. */
export interface ToastProviderProps extends ToastsProps {
  readonly children: ReactNode;
}

/**
 * Provides toasts to an app. Render it once, inside the theme and above the routes, so that toasts survive
 * navigation.
 * @public
 */
export function ToastProvider({ children, ...region }: ToastProviderProps) {
  return (
    <ToastQueueProvider>
      {children}
      <Toasts {...region} />
    </ToastQueueProvider>
  );
}
