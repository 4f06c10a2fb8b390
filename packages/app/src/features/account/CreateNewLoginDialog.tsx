import { MessageDialog, useMessages } from '@casino/ui';

interface CreateNewLoginDialogProps {
  /** Null while there is nothing to tell. */
  readonly error: string | null;
  readonly onClose: () => void;
}

/** The error of a password reset that leads to a new login once it is closed. Specification section 8. */
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
