import { useToastQueue } from './ToastQueueProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';

export interface ToastsProps {
  /** Names the region for assistive technology, such as "Messages". */
  readonly label: string;
  /** Names the button that closes a toast. */
  readonly dismissLabel: string;
}

/** The toasts of the `ToastQueueProvider` around; apart from it, so that their code may come later. */
export function Toasts(props: ToastsProps) {
  return <ToastRegion queue={useToastQueue()} {...props} />;
}
