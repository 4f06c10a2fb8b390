import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { pushModal } from './modalStack.ts';

/**
 * Opens a `<dialog>` as a modal while `open` is true. The browser moves the focus inside, and restores it on close.
 * Spread the result on the dialog. Esc and a press outside call `onClose`; the parent then sets `open` to false.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    const removeFromStack = pushModal(dialog);
    return () => {
      removeFromStack();
      // The browser restores the focus only if the dialog closes before React removes it.
      dialog.close();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // Chromium closes a dialog on a second Esc in a row, even if the page prevents it.
    onClose: () => {
      if (open && !ref.current?.open) onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose();
    },
  };
}
