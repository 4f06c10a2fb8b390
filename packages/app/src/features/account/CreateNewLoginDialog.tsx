import { MessageDialog, useMessages } from '@casino/ui';

interface CreateNewLoginDialogProps {
  /** Null while the dialog is closed. */
  readonly error: string | null;
  readonly onClose: () => void;
}

/** Shows the error of a password reset for an address without a login. Specification section 8. */
export function CreateNewLoginDialog({ error, onClose }: CreateNewLoginDialogProps) {
  const { common, errors } = useMessages();
  return (
    <MessageDialog
      open={error !== null}
      title={errors.dialogTitle}
      text={error ?? ''}
      confirmLabel={common.ok}
      onClose={onClose}
    />
  );
}
