import { useId } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ConfirmDeletionProps {
  readonly open: boolean;
  /** True while the account is being deleted: the dialog cannot be cancelled. */
  readonly deleting: boolean;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** Asks for confirmation before the account is deleted. */
export function ConfirmDeletion({ open, deleting, onConfirm, onKeep }: ConfirmDeletionProps) {
  const words = useMessages().settings.deleteAccount;
  const textId = useId();
  return (
    <Dialog
      describedBy={textId}
      open={open}
      title={words.confirmTitle}
      onClose={onKeep}
      actions={
        <>
          <Button variant="secondary" disabled={deleting} onClick={onKeep}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={deleting} onClick={onConfirm}>
            {deleting ? words.deleting : words.confirm}
          </Button>
        </>
      }
    >
      <Text id={textId} tone="muted">
        {words.confirmText}
      </Text>
    </Dialog>
  );
}
