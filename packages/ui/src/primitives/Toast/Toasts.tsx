import { useToastQueue } from './ToastQueueProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';

/** Props of `Toasts`. */
export interface ToastsProps {
  /** The accessible name of the region, such as "Messages". */
  readonly label: string;
  /** The accessible name of the button that closes a toast. */
  readonly dismissLabel: string;
}

/**
 * Shows the toasts of the nearest `ToastQueueProvider`. It is separate from the provider, so that its code can load
 * later.
 */
export function Toasts(props: ToastsProps) {
  return <ToastRegion queue={useToastQueue()} {...props} />;
}
