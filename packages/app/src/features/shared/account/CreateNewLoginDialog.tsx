import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { MessageDialog } from '@casino/ui/primitives/Dialog/MessageDialog.tsx';

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
