import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { pushModal } from './modalStack.ts';

/**
 * Opens a `<dialog>` as a modal while `open` is true: focus stays inside, and returns to where it was.
 * Spread the result on the dialog. Esc and a press outside call `onClose`; the owner then sets `open` to
 * false.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    const leaveStack = pushModal(dialog);
    return () => {
      leaveStack();
      // Closing before the element goes away is what makes the browser give the focus back.
      dialog.close();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // A second Esc in a row closes it whatever the page says.
    onClose: () => {
      if (open && !ref.current?.open) onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose();
    },
  };
}
