import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

/** Props of `MessageDialog`. */
export interface MessageDialogProps {
  readonly open: boolean;
  /** Such as "Error". */
  readonly title: string;
  /** What happened, and what to do next. */
  readonly text: ReactNode;
  /** Small print below the text, such as a reference. */
  readonly note?: string | undefined;
  /** The text of the only button. */
  readonly confirmLabel: string;
  /** Called for the button and for every other way of closing. */
  readonly onClose: () => void;
}

/**
 * A message with one button, which the member must read before continuing.
 *
 * - When: an error that specification section 8 shows in a dialog.
 * - When not: a question with two answers, which is a `Dialog`.
 */
export function MessageDialog({
  open,
  title,
  text,
  note,
  confirmLabel,
  onClose,
}: MessageDialogProps) {
  const id = useId();
  return (
    <Dialog
      describedBy={`${id}-text${note ? ` ${id}-note` : ''}`}
      open={open}
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{confirmLabel}</Button>}
    >
      <Text id={`${id}-text`} tone="muted">
        {text}
      </Text>
      {note && (
        <Text id={`${id}-note`} variant="caption" tone="muted">
          {note}
        </Text>
      )}
    </Dialog>
  );
}
